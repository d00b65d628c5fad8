import Foundation
import HabitEngine

extension DayBoundary {
  /// Returns the rule in a sentence.
  package func sentence(_ locale: Locale) -> String {
    switch self {
    case .localCalendar(let timeZone, let startHour):
      String(
        localized: "A new day begins at \(Self.hour(startHour, locale)) in \(Self.place(timeZone))."
      )
    case .utcBuckets:
      String(localized: "A new day begins every 24 hours, at midnight UTC, wherever you are.")
    }
  }

  /// Returns an hour in the locale's format: "midnight", "3:00 AM".
  package static func hour(_ hour: Int, _ locale: Locale) -> String {
    hour == 0 ? String(localized: "midnight") : TimeOfDay(hour: hour, minute: 0).formatted(locale)
  }

  private static func place(_ timeZone: TimeZone) -> String {
    timeZone.identifier.replacingOccurrences(of: "_", with: " ")
  }
}
