import Foundation
import HabitEngine

/// A bar of a habit's chart: a day or a month.
struct ChartBar: Hashable, Identifiable {
  /// An instant of the day, or of the month's first day, in ``Foundation/Calendar/civil(_:)``.
  let date: Date
  /// The amount that was done. A slip without one counts as 1.
  let count: Int
  /// The days on which a habit to give up was kept, and those on which it was not.
  let kept: Int
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
  /// The bars of a chart, ascending, the last of them today or the current month.
  /// - Parameter start: The day that the months of a year begin with.
  func bars(_ span: ChartSpan, from start: CalendarDay) -> [ChartBar] {
    switch span {
    case .week: lastSevenDays.map(ChartBar.init)
    case .month: lastThirtyDays.map(ChartBar.init)
    case .year: lastTwelveMonths.filter { $0.days.upperBound >= start }.map(ChartBar.init)
    }
  }
}
