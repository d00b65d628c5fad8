import Foundation
import HabitEngine

extension ImportChange {
  /// Returns a sentence with the value in the file and the value after import.
  package func sentence(_ locale: Locale) -> String {
    switch self {
    case .name(let name, isInDescription: false):
      String(localized: "The name has \(name.count) characters and is cut to 80.")
    case .name(let name, isInDescription: true):
      String(
        localized: """
          The name has \(name.count) characters and is cut to 80. The description has the full name.
          """
      )
    case .details(let length):
      String(localized: "The description has \(length) characters and is cut to 500.")
    case .untitled:
      String(localized: "The habit has no name and becomes “Untitled”.")
    case .category(let name):
      String(localized: "The category “\(name)” is added to the description.")
    case .frequency(let frequency, let schedule):
      frequency.sentence(
        becomes: schedule.label(locale) ?? String(localized: "every day"),
        locale
      )
    case .target(let target, let kept):
      target.sentence(becomes: kept)
    case .unit(let unit):
      String(
        localized: """
          The unit has \(unit.count) characters and is cut to \(HabitLimits.unit). The description \
          has the full unit.
          """
      )
    case .twoDayRule:
      String(localized: "The two-day rule isn't supported. One missed day ends a streak.")
    case .reminder(let reminder):
      reminder.sentence(locale)
    case .roundedDays(let number, let days):
      String(
        localized: "\(number) of \(days) days are rounded. Their notes have the exact amounts."
      )
    case .negativeDays(let number):
      String(localized: "\(number) days with a number below 0 become skipped.")
    case .filledInDays(let number):
      String(localized: "\(number) days that the other app filled in are left out.")
    case .repeatedDays(let number):
      String(localized: "\(number) additional records of the same day are left out.")
    case .otherRecords(let number):
      String(localized: "\(number) records that are neither done nor missed are left out.")
    case .earlierGoals(let number):
      String(
        localized: """
          \(number) days met an earlier goal but not the current one, so they are not complete here.
          """
      )
    case .notes(let number):
      String(localized: "\(number) notes are cut to 500 characters.")
    }
  }
}

extension ImportOmission {
  /// Returns a sentence about the records that are left out.
  package func sentence(_ locale: Locale) -> String {
    switch self {
    case .deletedHabits(let number):
      String(localized: "\(number) deleted habits are left out.")
    case .strayRecords(let number):
      String(localized: "\(number) records without a habit or a day are left out.")
    case .others(let number, .toDo): String(localized: "\(number) to-dos are left out.")
    case .others(let number, .reward): String(localized: "\(number) rewards are left out.")
    case .others(let number, .note): String(localized: "\(number) notes are left out.")
    case .others(let number, .task): String(localized: "\(number) tasks are left out.")
    case .others(let number, .duration): String(localized: "\(number) durations are left out.")
    case .columns(let names):
      String(
        localized: """
          \(names.count) columns without days are left out: \
          \(names.map { "“\($0)”" }.formatted(.list(type: .and).locale(locale))).
          """
      )
    }
  }
}

extension ImportedFrequency {
  /// Returns a sentence such as "Once in 30 days becomes every 30 days."
  fileprivate func sentence(becomes new: String, _ locale: Locale) -> String {
    switch self {
    case .times(let times, 1, .day): String(localized: "\(times) times a day becomes \(new).")
    case .times(let times, 1, .week): String(localized: "\(times) times a week becomes \(new).")
    case .times(let times, 1, .month): String(localized: "\(times) times a month becomes \(new).")
    case .times(let times, 1, .year): String(localized: "\(times) times a year becomes \(new).")
    case .times(let times, let count, .day):
      String(localized: "\(times) times in \(count) days becomes \(new).")
    case .times(let times, let count, .week):
      String(localized: "\(times) times in \(count) weeks becomes \(new).")
    case .times(let times, let count, .month):
      String(localized: "\(times) times in \(count) months becomes \(new).")
    case .times(let times, let count, .year):
      String(localized: "\(times) times in \(count) years becomes \(new).")
    case .weekdays([]): String(localized: "A schedule without weekdays becomes \(new).")
    case .weekdays(let weekdays):
      String(localized: "\(Schedule(.weekdays(weekdays)).label(locale) ?? "") becomes \(new).")
    case .exactly(let rule):
      String(localized: "\(Schedule(rule).label(locale) ?? "") becomes \(new).")
    }
  }
}

extension ImportedTarget {
  /// Returns a sentence such as "At most 12 coffees in 14 days becomes at most 6 coffees a week."
  fileprivate func sentence(becomes kept: ImportedTarget) -> String {
    let (amount, new) = (formatted(amount), kept.label)
    return switch (isUpperLimit, days) {
    case (false, 1): String(localized: "\(amount) a day becomes \(new).")
    case (false, 7): String(localized: "\(amount) a week becomes \(new).")
    case (false, 30), (false, 31): String(localized: "\(amount) a month becomes \(new).")
    case (false, _): String(localized: "\(amount) in \(days) days becomes \(new).")
    case (true, 1): String(localized: "At most \(amount) a day becomes \(new).")
    case (true, 7): String(localized: "At most \(amount) a week becomes \(new).")
    case (true, 30), (true, 31): String(localized: "At most \(amount) a month becomes \(new).")
    case (true, _): String(localized: "At most \(amount) in \(days) days becomes \(new).")
    }
  }
}

extension ImportedReminder {
  fileprivate func sentence(_ locale: Locale) -> String {
    let time = TimeOfDay(hour: hour, minute: minute).formatted(locale)
    return switch days {
    case .none:
      String(localized: "The reminder at \(time) has no weekday and is left out.")
    case .ofMonth(let days):
      String(
        localized: """
          The monthly reminder at \(time) (days \(Schedule.list(days, locale))) is left out.
          """
      )
    case .whenNeeded:
      String(
        localized: "The reminder at \(time), shown only when needed, becomes a daily reminder."
      )
    }
  }
}
