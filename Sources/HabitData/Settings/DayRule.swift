import Foundation
import HabitEngine

/// What a day is reckoned by. The raw value is what is remembered.
package enum DayRule: String, CaseIterable, Identifiable {
  /// The calendar and the clocks of where the user is.
  case localCalendar
  /// Exact days of 24 hours, the same everywhere.
  case utcBuckets

  package var id: Self { self }

  /// The name to show.
  package var title: String {
    switch self {
    case .localCalendar: "Local Calendar"
    case .utcBuckets: "UTC Buckets"
    }
  }

  /// The rule as the engine applies it.
  /// - Parameters:
  ///   - timeZone: Where the user is; of no consequence for UTC buckets.
  ///   - startHour: When a day begins, 0 to 6; of no consequence for UTC buckets.
  package func boundary(timeZone: TimeZone, startHour: Int) -> DayBoundary {
    switch self {
    case .localCalendar: .localCalendar(timeZone: timeZone, startHour: startHour)
    case .utcBuckets: .utcBuckets
    }
  }
}
