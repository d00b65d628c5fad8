import Foundation
import HabitEngine

extension HabitTarget {
  /// Returns the meaning of the streak goal in one sentence.
  package func goalSentence(_ locale: Locale) -> String {
    let goal = goal.applied(to: kind)
    let value = goal.value
    let amount = measure.words(value, locale)
    return switch (goal.period, goal.basis, measure) {
    case (.day, .day, _): Self.outlineSentence(value)
    case (.day, .value, .times):
      String(localized: "Days with at least \(value) completions are outlined.")
    case (.day, .value, _): String(localized: "Days with at least \(amount) are outlined.")
    case (.week, .day, _):
      String(localized: "A streak counts weeks with at least \(value) days done.")
    case (.month, .day, _):
      String(localized: "A streak counts months with at least \(value) days done.")
    case (.week, .value, .times):
      String(localized: "A streak counts weeks with at least \(value) completions in all.")
    case (.week, .value, _):
      String(localized: "A streak counts weeks with at least \(amount) in all.")
    case (.month, .value, .times):
      String(localized: "A streak counts months with at least \(value) completions in all.")
    case (.month, .value, _):
      String(localized: "A streak counts months with at least \(amount) in all.")
    }
  }

  /// Returns the sentence about a goal of days in a row. Numbers up to ten are written as words.
  private static func outlineSentence(_ days: Int) -> String {
    switch days {
    case 1: String(localized: "Every complete day is outlined.")
    case 2: String(localized: "Two or more days in a row are outlined.")
    case 3: String(localized: "Three or more days in a row are outlined.")
    case 4: String(localized: "Four or more days in a row are outlined.")
    case 5: String(localized: "Five or more days in a row are outlined.")
    case 6: String(localized: "Six or more days in a row are outlined.")
    case 7: String(localized: "Seven or more days in a row are outlined.")
    case 8: String(localized: "Eight or more days in a row are outlined.")
    case 9: String(localized: "Nine or more days in a row are outlined.")
    case 10: String(localized: "Ten or more days in a row are outlined.")
    default: String(localized: "\(days) or more days in a row are outlined.")
    }
  }

  /// Returns a warning if the goal requires more than the daily target can reach; otherwise nil.
  package func goalWarning(_ locale: Locale) -> String? {
    guard goal.basis == .value, kind == .build else { return nil }
    let reach = amountPerDay * goal.period.longestInDays
    guard goal.value > reach else { return nil }
    let times = amountPerDay
    let (amount, most) = (measure.words(amountPerDay, locale), measure.words(reach, locale))
    return switch (measure, goal.period) {
    case (.times, .day):
      String(
        localized:
          "Out of reach: done \(times) times a day, the habit makes \(reach) completions a day."
      )
    case (.times, .week):
      String(
        localized:
          "Out of reach: done \(times) times a day, the habit makes \(reach) completions a week."
      )
    case (.times, .month):
      String(
        localized:
          "Out of reach: done \(times) times a day, the habit makes \(reach) completions a month."
      )
    case (_, .day): String(localized: "Out of reach: \(amount) a day is only \(most) a day.")
    case (_, .week): String(localized: "Out of reach: \(amount) a day is only \(most) a week.")
    case (_, .month): String(localized: "Out of reach: \(amount) a day is only \(most) a month.")
    }
  }
}

extension StreakGoal {
  /// Returns the goal that the streaks of a habit follow. A quit habit's goal counts kept days on
  /// either basis.
  func applied(to kind: HabitKind) -> StreakGoal {
    kind == .quit ? StreakGoal(period: period, basis: .day, value: value) : self
  }

  /// The goal in words: "3 days in a row", "once a day", "3 days a week".
  package var words: String {
    switch (period, basis) {
    case (.day, .day): String(localized: "\(value) days in a row")
    case (.day, .value): String(localized: "\(value) times a day")
    case (.week, _), (.month, _): frequencyLabel
    }
  }

  /// The frequency of the goal in words: "every day", "3 days a week", "once a week".
  var frequencyLabel: String {
    switch (period, basis) {
    case (.day, _): String(localized: "every day")
    case (.week, .day): String(localized: "\(value) days a week")
    case (.week, .value): String(localized: "\(value) times a week")
    case (.month, .day): String(localized: "\(value) days a month")
    case (.month, .value): String(localized: "\(value) times a month")
    }
  }
}

extension StreakGoal.Period {
  /// Returns the length of a streak in words: "12 days", "1 week".
  package func formatted(_ length: Int) -> String {
    switch self {
    case .day: String(localized: "\(length) days")
    case .week: String(localized: "\(length) weeks")
    case .month: String(localized: "\(length) months")
    }
  }

  /// The largest number of days in a period.
  package var longestInDays: Int {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 31
    }
  }

  /// Returns the unit of a streak's length: "days", "week".
  package func unit(_ length: Int) -> String {
    switch self {
    case .day: String(localized: "unit.days", defaultValue: "\(length) days")
    case .week: String(localized: "unit.weeks", defaultValue: "\(length) weeks")
    case .month: String(localized: "unit.months", defaultValue: "\(length) months")
    }
  }
}
