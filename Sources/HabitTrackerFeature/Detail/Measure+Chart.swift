import Foundation
import HabitData
import HabitEngine

extension HabitTarget {
  /// What the bars of a chart show.
  var chartLabel: String {
    switch measure {
    case .times: kind == .build ? "Completions" : amountPerDay == 0 ? "Slips" : "Times"
    case .amount(let unit): unit.name.isEmpty ? "Amount" : unit.name
    case .time: "Minutes"
    }
  }
}

/// A measure in charts, which show units rather than their smallest parts.
extension Measure {
  /// A count in units: in kilometres, in minutes.
  func inUnits(_ count: Int) -> Double {
    switch self {
    case .times: Double(count)
    case .amount(let unit):
      Double(count) / Double(AmountText.smallestParts(decimals: unit.decimals))
    case .time: Double(count) / 60
    }
  }

  /// An average of counts in words, to the smallest part of the unit: "3.2 km".
  func average(_ total: Int, over days: Int) -> String {
    text(days > 0 ? Int((Double(total) / Double(days)).rounded()) : 0)
  }
}
