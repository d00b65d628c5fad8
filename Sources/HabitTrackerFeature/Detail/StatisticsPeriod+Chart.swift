import Foundation
import HabitData
import SwiftUI

/// The periods of a habit's chart: the last 7 days, 30 days, or 12 calendar months.
extension StatisticsPeriod {
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
  var barUnit: Calendar.Component { self == .year ? .month : .day }

  var barUnitName: LocalizedStringKey {
    self == .year ? LocalizedStringKey("Month") : LocalizedStringKey("Day")
  }
}
