import Foundation
import HabitEngine
import HabitInterchange

extension ImportChange {
  /// Returns a sentence with the value in the file and the value after import.
  package func sentence(_ locale: Locale) -> String {
    switch self {
    case .name(let name, let isInDescription):
      "The name has \(name.count) characters and is cut to 80."
        + (isInDescription ? " The description has the full name." : "")
    case .details(let length):
      "The description has \(length.formatted()) characters and is cut to 500."
    case .untitled:
      "The habit has no name and becomes “Untitled”."
    case .category(let name):
      "The category “\(name)” is added to the description."
    case .frequency(let frequency, let schedule):
      "\(frequency.formatted(locale)) becomes \(schedule.label(locale) ?? "every day")."
    case .target(let target, let kept):
      "\(target.label.startingHigh) becomes \(kept.label)."
    case .unit(let unit):
      "The unit has \(unit.count) characters and is cut to \(HabitLimits.unit). The description has the "
        + "full unit."
    case .twoDayRule:
      "The two-day rule isn't supported. One missed day ends a streak."
    case .reminder(let reminder):
      reminder.sentence(locale)
    case .roundedDays(1, let all):
      "1 of \(ImportPlan.count(all, "day")) is rounded. Its note has the exact amount."
    case .roundedDays(let number, let all):
      "\(number.formatted()) of \(ImportPlan.count(all, "day")) are rounded. Their notes have "
        + "the exact amounts."
    case .negativeDays(let number):
      "\(ImportPlan.count(number, "day")) with a number below 0 \(number.become) skipped."
    case .filledInDays(let number):
      "\(ImportPlan.count(number, "day")) that the other app filled in \(number.are) left out."
    case .repeatedDays(let number):
      "\(ImportPlan.count(number, "additional record")) of the same day \(number.are) left out."
    case .otherRecords(let number):
      "\(ImportPlan.count(number, "record")) that \(number.are) neither done nor missed "
        + "\(number.are) left out."
    case .earlierGoals(let number):
      "\(ImportPlan.count(number, "day")) met an earlier goal but not the current one, so "
        + "\(number == 1 ? "it is" : "they are") not complete here."
    case .notes(let number):
      "\(ImportPlan.count(number, "note")) \(number.are) cut to 500 characters."
    }
  }
}

extension ImportOmission {
  /// Returns a sentence about the records that are left out.
  package func sentence(_ locale: Locale) -> String {
    switch self {
    case .deletedHabits(let number):
      "\(ImportPlan.count(number, "deleted habit")) \(number.are) left out."
    case .strayRecords(let number):
      "\(ImportPlan.count(number, "record")) without a habit or a day \(number.are) left out."
    case .others(let number, let noun):
      "\(ImportPlan.count(number, noun)) \(number.are) left out."
    case .columns(let names):
      "\(ImportPlan.count(names.count, "column")) without days \(names.count.are) left out: "
        + "\(names.map { "“\($0)”" }.formatted(.list(type: .and).locale(locale)))."
    }
  }
}

extension Int {
  fileprivate var are: String { self == 1 ? "is" : "are" }
  fileprivate var become: String { self == 1 ? "becomes" : "become" }
}

extension String {
  fileprivate var startingHigh: String { prefix(1).uppercased() + dropFirst() }
}

extension ImportedFrequency {
  /// Returns the frequency in words: "Once in 30 days", "3 times a month", "Mon, Wed".
  fileprivate func formatted(_ locale: Locale) -> String {
    switch self {
    case .times(let times, let count, let unit):
      let often = times == 1 ? "Once" : "\(times) times"
      return "\(often) \(count == 1 ? "a" : "in \(count)") \(unit.rawValue)\(count == 1 ? "" : "s")"
    case .weekdays([]):
      return "No weekday"
    case .exactly(let rule):
      return Schedule(rule).label(locale)?.startingHigh ?? "Every day"
    case .weekdays(let weekdays):
      return Reminder(hour: 0, minute: 0, weekdays: weekdays).formattedWeekdays(locale)
    }
  }
}

extension ImportedReminder {
  fileprivate func sentence(_ locale: Locale) -> String {
    let time = TimeOfDay(hour: hour, minute: minute).formatted(locale)
    switch days {
    case .none:
      return "The reminder at \(time) has no weekday and is left out."
    case .ofMonth(let days):
      let list = days.sorted().map(String.init).joined(separator: ", ")
      return "The monthly reminder at \(time) (days \(list)) is left out."
    case .whenNeeded:
      return "The reminder at \(time), shown only when needed, becomes a daily reminder."
    }
  }
}

extension StreakGoal {
  /// The frequency of the goal in words: "every day", "3 days a week", "once a week".
  var frequencyLabel: String {
    switch (period, basis) {
    case (.day, _): "every day"
    case (.week, .day): "\(ImportPlan.count(value, "day")) a week"
    case (.week, .value): value == 1 ? "once a week" : "\(value) times a week"
    case (.month, .day): "\(ImportPlan.count(value, "day")) a month"
    case (.month, .value): value == 1 ? "once a month" : "\(value) times a month"
    }
  }
}
