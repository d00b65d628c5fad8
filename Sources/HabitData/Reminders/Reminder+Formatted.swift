import Foundation
import HabitEngine

extension TimeOfDay {
  /// Returns the time in the locale's format: "9:00", "9:00 AM".
  package func formatted(_ locale: Locale) -> String {
    let style = Date.FormatStyle(
      date: .omitted,
      time: .shortened,
      locale: locale,
      calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt
    )
    return Date(timeIntervalSince1970: TimeInterval(minutes * 60)).formatted(style)
  }
}

extension Reminder {
  /// Returns the reminder in words: "9:00 AM, every day".
  func formatted(_ locale: Locale) -> String {
    let days = formattedWeekdays(locale)
    // Names of weekdays stay capitalized.
    let isSentence = weekdays.isEmpty || Self.names[weekdays] != nil
    return "\(time.formatted(locale)), \(isSentence ? days.lowercased() : days)"
  }

  /// Returns the weekdays in words: "Every day", "Weekdays", "Mon, Wed".
  package func formattedWeekdays(_ locale: Locale) -> String {
    if weekdays.isEmpty { return "On no day" }
    if let name = Self.names[weekdays] { return name }
    let names = Calendar.civil(locale).shortStandaloneWeekdaySymbols
    return Weekday.allCases.filter(weekdays.contains)
      .map { names[$0.rawValue - 1] }.joined(separator: ", ")
  }

  private static let names: [Set<Weekday>: String] = [
    Set(Weekday.allCases): "Every day",
    [.saturday, .sunday]: "Weekends",
    [.monday, .tuesday, .wednesday, .thursday, .friday]: "Weekdays",
  ]
}

extension [Reminder] {
  /// Returns a summary of the reminders: "None", "9:00 AM, every day", "3 reminders".
  package func summary(_ locale: Locale) -> String {
    switch count {
    case 0: "None"
    case 1: self[0].formatted(locale)
    default: "\(count) reminders"
    }
  }
}
