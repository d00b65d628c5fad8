import HabitEngine

/// How often a habit was to be done in another tracker.
public enum ImportedFrequency: Hashable, Sendable {
  /// So many times in so many days, weeks, months or years, at least one of each.
  case times(Int, every: Int, Unit)
  /// On certain weekdays.
  case weekdays(Set<Weekday>)

  /// What a frequency is counted in.
  public enum Unit: String, Sendable {
    case day, week, month, year

    fileprivate var days: Int {
      switch self {
      case .day: 1
      case .week: 7
      case .month: 30
      case .year: 365
      }
    }
  }

  /// Every day.
  static let daily = ImportedFrequency.times(1, every: 1, .day)

  /// So many times in a number of units; numbers that make no sense are brought to the nearest that
  /// do.
  static func times(atLeastOne times: Int, every count: Int, _ unit: Unit) -> ImportedFrequency {
    .times(min(max(times, 1), 99_999), every: min(max(count, 1), 99_999), unit)
  }

  /// The goal that comes nearest: the same share of a week, at least one day or completion of it.
  /// - Parameter basis: What the other tracker counts: days, or completions of which a day may have
  ///   several.
  func goal(_ basis: StreakGoal.Basis = .day) -> StreakGoal {
    let (times, days) = share
    if basis == .day, times >= days { return .standard }
    let perWeek = (Double(times) * 7 / Double(days)).rounded()
    return StreakGoal(period: .week, basis: basis, value: Int(min(999, max(1, perWeek))))
  }

  /// Whether the goal says just the same: so often a week, or every day.
  func isExact(_ basis: StreakGoal.Basis = .day) -> Bool {
    let (times, days) = share
    switch self {
    case .weekdays: return times == days
    case .times: return times == days || days == 7 && (basis == .value || times < 7)
    }
  }

  /// How often in how many days.
  private var share: (times: Int, days: Int) {
    switch self {
    case .times(let times, let count, let unit): (times, count * unit.days)
    case .weekdays(let weekdays): (weekdays.count, 7)
    }
  }
}
