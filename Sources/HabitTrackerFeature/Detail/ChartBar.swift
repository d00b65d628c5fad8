import Foundation
import HabitEngine

/// A bar of a habit's chart: a day or a month.
struct ChartBar: Hashable, Identifiable {
  /// An instant of the day, or of the month's first day, in ``Foundation/Calendar/civil(_:)``.
  let date: Date
  /// How often the habit was done.
  let count: Int

  var id: Date { date }

  init(_ day: CalendarDay, count: Int) {
    date = Date(day)
    self.count = count
  }
}

extension Statistics {
  /// The bars of a chart, ascending, the last of them today or the current month.
  func bars(_ span: ChartSpan) -> [ChartBar] {
    switch span {
    case .week: lastSevenDays.map { ChartBar($0.day, count: $0.count) }
    case .month: lastThirtyDays.map { ChartBar($0.day, count: $0.count) }
    case .year: lastTwelveMonths.map { ChartBar($0.days.lowerBound, count: $0.count) }
    }
  }
}
