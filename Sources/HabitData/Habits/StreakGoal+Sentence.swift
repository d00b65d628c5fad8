import HabitEngine
import HabitInterchange

extension StreakGoal {
  /// What the goal means, in one sentence of plain words.
  package var sentence: String {
    switch (period, basis) {
    case (.day, .day):
      value == 1
        ? "An outline shows from the first complete day."
        : "An outline shows from \(value) complete days in a row."
    case (.day, .value):
      "An outline shows on days with at least \(Counted.text(value, "completion"))."
    case (.week, .day):
      "A streak counts weeks with at least \(Counted.text(value, "day")) done."
    case (.week, .value):
      "A streak counts weeks with at least \(Counted.text(value, "completion")) in all."
    case (.month, .day):
      "A streak counts months with at least \(Counted.text(value, "day")) done."
    case (.month, .value):
      "A streak counts months with at least \(Counted.text(value, "completion")) in all."
    }
  }
}

extension HabitTarget {
  /// A warning where the goal asks for more completions than the days allow together, or nil.
  package var goalWarning: String? {
    guard goal.basis == .value else { return nil }
    let reach = completionsPerDay * goal.period.longestInDays
    guard goal.value > reach else { return nil }
    let often = completionsPerDay == 1 ? "once" : "\(completionsPerDay) times"
    let most = Counted.text(reach, "completion")
    return "Out of reach: done \(often) a day, the habit makes \(most) a \(goal.period)."
  }
}

extension StreakGoal.Period {
  /// A streak's length: "12 days", "1 week".
  package func formatted(_ length: Int) -> String { "\(length) \(unit(length))" }

  /// The most days that one of them has.
  package var longestInDays: Int {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 31
    }
  }

  /// The unit of a streak's length alone: "days", "week".
  package func unit(_ length: Int) -> String {
    switch self {
    case .day: length == 1 ? "day" : "days"
    case .week: length == 1 ? "week" : "weeks"
    case .month: length == 1 ? "month" : "months"
    }
  }
}
