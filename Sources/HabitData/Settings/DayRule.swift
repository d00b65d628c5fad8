import Foundation
import HabitEngine

/// The setting for the day boundary. The raw value is stored.
package enum DayRule: String, CaseIterable, Identifiable {
  /// Days of the local calendar and time zone.
  case localCalendar
  /// Exact periods of 24 hours, the same everywhere.
  case utcBuckets

  package var id: Self { self }

  package var title: String {
    switch self {
    case .localCalendar: String(localized: "Local Calendar")
    case .utcBuckets: String(localized: "UTC Buckets")
    }
  }

  /// Returns the day boundary.
  ///
  /// - Parameters:
  ///   - timeZone: The user's time zone; ignored for UTC buckets.
  ///   - startHour: The hour at which a day begins, 0 to 6; ignored for UTC buckets.
  package func boundary(timeZone: TimeZone, startHour: Int) -> DayBoundary {
    switch self {
    case .localCalendar: .localCalendar(timeZone: timeZone, startHour: startHour)
    case .utcBuckets: .utcBuckets
    }
  }
}

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
