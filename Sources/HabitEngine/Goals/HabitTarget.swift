/// The rules of a habit: its daily amount, schedule, streak goal, start, end, and pauses.
///
/// ```swift
/// // 8.5 km on Mondays and Thursdays
/// let target = HabitTarget(
///   measure: .amount(AmountUnit(name: "km", decimals: 1)),
///   amountPerDay: 85,
///   schedule: Schedule(.weekdays([.monday, .thursday]))
/// )
/// ```
public struct HabitTarget: Hashable, Sendable {
  /// The kind: something to do, or something to quit.
  public let kind: HabitKind
  /// The quantity that is counted.
  public let measure: Measure
  /// The daily target in minor units of the measure, or a quit habit's daily limit.
  public let amountPerDay: Int
  /// The days on which the habit can be due.
  public let schedule: Schedule
  /// The number of days or the amount that a streak must reach in each period.
  public let goal: StreakGoal
  /// The first day, if one was set. Otherwise see ``HabitHistory/firstDay``.
  public let startDay: CalendarDay?
  /// The last day, inclusive, if there is one.
  public let endDay: CalendarDay?
  /// The days on which the habit is paused.
  public let pauses: PauseList

  /// The valid numbers of completions per day.
  public static let completionsPerDayRange = 1...99

  /// Creates the target of a daily habit that counts completions.
  ///
  /// - `completionsPerDay`: Clamped to 1 to 99.
  public init(completionsPerDay: Int = 1, goal: StreakGoal = .standard) {
    self.init(amountPerDay: completionsPerDay, goal: goal)
  }

  /// Creates a target.
  ///
  /// - `amountPerDay`: In minor units, clamped to ``Measure/amountsPerDay(_:)``.
  /// - `goal`: The goal, with its value clamped to the measure's range.
  /// - `startDay`: The first day, if one is set.
  /// - `endDay`: The last day, inclusive. Moved to `startDay` if it is earlier.
  public init(
    kind: HabitKind = .build,
    measure: Measure = .times,
    amountPerDay: Int,
    schedule: Schedule = .everyDay,
    goal: StreakGoal = .standard,
    startDay: CalendarDay? = nil,
    endDay: CalendarDay? = nil,
    pauses: PauseList = PauseList()
  ) {
    self.kind = kind
    self.measure = measure
    self.amountPerDay = amountPerDay.clamped(to: measure.amountsPerDay(kind))
    self.schedule = schedule
    self.goal = StreakGoal(
      period: goal.period,
      basis: goal.basis,
      value: goal.value,
      measure: measure
    )
    self.startDay = startDay
    self.endDay = endDay.map { max($0, startDay ?? $0) }
    self.pauses = pauses
  }

  /// Returns true if a record makes its day complete: done, with at least the daily target. For a
  /// quit habit: neither missed nor skipped, and within the limit so far.
  public func isComplete(_ record: DayRecord) -> Bool {
    switch kind {
    case .build: record.status == .done && record.count >= amountPerDay
    case .quit: record.status == .done && record.count <= amountPerDay
    }
  }
}
