import Foundation
import HabitEngine

/// The period over which statistics are computed: on the statistics screen the current week, month,
/// or year, and in a habit's chart the last 7 days, 30 days, or 12 months.
package enum StatisticsPeriod: String, CaseIterable, Codable, Identifiable, Sendable {
  case week, month, year

  package var id: Self { self }

  package var title: String {
    switch self {
    case .week: String(localized: "Week")
    case .month: String(localized: "Month")
    case .year: String(localized: "Year")
    }
  }

  /// The current period, in words.
  package var current: String {
    switch self {
    case .week: String(localized: "this week")
    case .month: String(localized: "this month")
    case .year: String(localized: "this year")
    }
  }

  /// The number of periods in a chart of the statistics screen.
  var count: Int {
    switch self {
    case .week: 8
    case .month: 12
    case .year: 5
    }
  }

  /// Returns the engine's type of this period.
  func calendarPeriod(_ weekStart: WeekStart) -> CalendarPeriod {
    switch self {
    case .week: .week(weekStart)
    case .month: .month
    case .year: .year
    }
  }

  /// Returns a period's label in a chart: "Mar 8" for the week that begins then, "Mar", "2026".
  package func label(_ days: ClosedRange<CalendarDay>, locale: Locale) -> String {
    switch self {
    case .week: days.lowerBound.formatted(.dateTime.day().month(.abbreviated), locale: locale)
    case .month: days.lowerBound.formatted(.dateTime.month(.abbreviated), locale: locale)
    case .year: days.lowerBound.formatted(.dateTime.year(), locale: locale)
    }
  }
}
