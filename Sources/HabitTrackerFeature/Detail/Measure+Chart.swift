import Foundation
import HabitData
import HabitEngine

extension HabitTarget {
  /// The label of the y values.
  var chartLabel: String {
    switch measure {
    case .times:
      kind == .build
        ? String(localized: "Completions")
        : amountPerDay == 0 ? String(localized: "Slips") : String(localized: "Times")
    case .amount(let unit): unit.name.isEmpty ? String(localized: "Amount") : unit.name
    case .time: String(localized: "Minutes")
    }
  }
}

/// Conversions for charts, which use units instead of the minor units.
extension Measure {
  /// Converts a count to units, such as kilometers or minutes.
  func inUnits(_ count: Int) -> Double { Double(count) / Double(scale) }

  /// Returns the average as text, rounded to minor units: "3.2 km". The average over 0 days is 0.
  func average(_ total: Int, over days: Int) -> String {
    text(days > 0 ? Int((Double(total) / Double(days)).rounded()) : 0)
  }
}
