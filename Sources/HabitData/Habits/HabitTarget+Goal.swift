import Foundation
import HabitEngine
import HabitInterchange

extension HabitTarget {
  /// Returns the meaning of the streak goal in one sentence.
  package func goalSentence(_ locale: Locale) -> String {
    switch (goal.period, goal.basis) {
    case (.day, .day):
      goal.value == 1
        ? "Every complete day is outlined."
        : "\(Self.spelled(goal.value)) or more days in a row are outlined."
    case (.day, .value):
      "Days with at least \(measure.counted(goal.value, locale)) are outlined."
    case (.week, .day), (.month, .day):
      "A streak counts \(goal.period)s with at least \(Counted.text(goal.value, "day")) done."
    case (.week, .value), (.month, .value):
      "A streak counts \(goal.period)s with at least \(measure.counted(goal.value, locale)) in all."
    }
  }

  /// Returns a number at the beginning of a sentence: a word up to ten.
  private static func spelled(_ number: Int) -> String {
    let words = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]
    return words.indices.contains(number - 2) ? words[number - 2] : "\(number)"
  }

  /// Returns a warning if the goal asks for more than the daily target can reach; otherwise nil.
  package func goalWarning(_ locale: Locale) -> String? {
    guard goal.basis == .value, kind == .build else { return nil }
    let reach = amountPerDay * goal.period.longestInDays
    guard goal.value > reach else { return nil }
    let often =
      measure == .times && amountPerDay == 1 ? "once" : measure.words(amountPerDay, locale)
    let most = measure.counted(reach, locale)
    return switch measure {
    case .times: "Out of reach: done \(often) a day, the habit makes \(most) a \(goal.period)."
    case .amount, .time: "Out of reach: \(often) a day make \(most) a \(goal.period)."
    }
  }
}

extension Measure {
  /// Returns an amount such as "8 completions" or "8.5 km".
  fileprivate func counted(_ amount: Int, _ locale: Locale) -> String {
    self == .times ? Counted.text(amount, "completion") : words(amount, locale)
  }
}

extension StreakGoal {
  /// The goal in words: "3 days in a row", "once a day", "3 days a week".
  package var words: String {
    switch (period, basis) {
    case (.day, .day): "\(Counted.text(value, "day")) in a row"
    case (.day, .value): value == 1 ? "once a day" : "\(value) times a day"
    case (.week, _), (.month, _): frequencyLabel
    }
  }
}

extension StreakGoal.Period {
  /// Returns the length of a streak: "12 days", "1 week".
  package func formatted(_ length: Int) -> String { "\(length) \(unit(length))" }

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
    case .day: length == 1 ? "day" : "days"
    case .week: length == 1 ? "week" : "weeks"
    case .month: length == 1 ? "month" : "months"
    }
  }
}
