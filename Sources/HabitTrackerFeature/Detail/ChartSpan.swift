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

  /// What a bar stands for.
  var unit: Calendar.Component { self == .year ? .month : .day }

  /// The name of what a bar stands for.
  var unitName: String { self == .year ? "Month" : "Day" }
}
