import Foundation
import HabitData
import HabitEngine

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
