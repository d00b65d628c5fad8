import Foundation

/// How far back a habit's chart goes.
enum ChartSpan: String, CaseIterable, Codable, Identifiable {
  /// The last 7 days.
  case week
  /// The last 30 days.
  case month
  /// The last 12 calendar months.
  case year

  var id: Self { self }

  /// The name to show.
  var title: String {
    switch self {
    case .week: "Week"
    case .month: "Month"
    case .year: "Year"
    }
  }

  /// How far back that is, in words.
  var length: String {
    switch self {
    case .week: "in 7 days"
    case .month: "in 30 days"
    case .year: "in 12 months"
    }
  }

  /// What one bar shows.
  var unit: Calendar.Component { self == .year ? .month : .day }

  /// The name of what one bar shows.
  var unitName: String { self == .year ? "Month" : "Day" }
}
