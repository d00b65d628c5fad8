import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A bar of a habit's chart, for a day or a month.
struct ChartBar: Hashable, Identifiable {
  /// An instant in the day, or in the month's first day, in ``Foundation/Calendar/civil(_:)``.
  let date: Date
  /// The completed amount, in minor units of the measure. A slip without an amount counts as 1.
  let count: Int
  /// The number of complete days. A quit habit's kept days are complete.
  let kept: Int
  /// The number of a quit habit's days with a slip.
  let slips: Int

  var id: Date { date }

  init(_ day: DayTotal) {
    date = Date(day.day)
    slips = day.level == .slip ? 1 : 0
    kept = day.level == .complete ? 1 : 0
    count = max(day.count, slips)
  }

  init(_ month: PeriodTotal) {
    date = Date(month.days.lowerBound)
    slips = month.slips
    kept = month.completeDays
    count = max(month.count, slips)
  }
}

extension Statistics {
  /// Returns the bars of a chart in ascending order. The last bar is today or the current month.
  ///
  /// - Parameter start: The first day of the charts. Months that end before it are left out.
  func bars(_ span: StatisticsPeriod, from start: CalendarDay) -> [ChartBar] {
    switch span {
    case .week: lastSevenDays.map(ChartBar.init)
    case .month: lastThirtyDays.map(ChartBar.init)
    case .year: lastTwelveMonths.filter { $0.days.upperBound >= start }.map(ChartBar.init)
    }
  }
}

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
