import Foundation

/// The period of a habit's chart.
enum ChartSpan: String, CaseIterable, Codable, Identifiable {
  /// The last 7 days.
  case week
  /// The last 30 days.
  case month
  /// The last 12 calendar months.
  case year

  var id: Self { self }

  var title: String {
    switch self {
    case .week: "Week"
    case .month: "Month"
    case .year: "Year"
    }
  }

  /// The length of the period, for example "in 7 days".
  var length: String {
    switch self {
    case .week: "in 7 days"
    case .month: "in 30 days"
    case .year: "in 12 months"
    }
  }

  /// The period of one bar.
  var unit: Calendar.Component { self == .year ? .month : .day }

  var unitName: String { self == .year ? "Month" : "Day" }
}
