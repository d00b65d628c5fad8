import Foundation
import SwiftUI

/// The period of a habit's chart.
enum ChartSpan: String, CaseIterable, Codable, Identifiable {
  /// The last 7 days.
  case week
  /// The last 30 days.
  case month
  /// The last 12 calendar months.
  case year

  var id: Self { self }

  var title: LocalizedStringResource {
    switch self {
    case .week: LocalizedStringResource("Week")
    case .month: LocalizedStringResource("Month")
    case .year: LocalizedStringResource("Year")
    }
  }

  /// Returns the text below a sum: "in 7 days", or with an average "in 7 days, 20 min for each day
  /// done".
  func caption(average: String?) -> Text {
    switch (self, average) {
    case (.week, nil): Text("in 7 days", comment: "Below a sum.")
    case (.month, nil): Text("in 30 days", comment: "Below a sum.")
    case (.year, nil): Text("in 12 months", comment: "Below a sum.")
    case (.week, let average?): Text("in 7 days, \(average) for each day done")
    case (.month, let average?): Text("in 30 days, \(average) for each day done")
    case (.year, let average?): Text("in 12 months, \(average) for each month done")
    }
  }

  /// Returns the text below the number of kept days: "2 slips in 7 days".
  func caption(slips: Int) -> Text {
    switch self {
    case .week: Text("\(slips) slips in 7 days")
    case .month: Text("\(slips) slips in 30 days")
    case .year: Text("\(slips) slips in 12 months")
    }
  }

  /// The period of one bar.
  var unit: Calendar.Component { self == .year ? .month : .day }

  var unitName: LocalizedStringKey {
    self == .year ? LocalizedStringKey("Month") : LocalizedStringKey("Day")
  }
}
