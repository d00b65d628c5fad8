/// The days and cells of a ``YearGrid``, as day numbers. Cells may lie up to a week outside the
/// limits of ``CalendarDay``.
struct GridFrame {
  /// All cells, in whole weeks.
  let cells: Range<Int>
  /// The days shown.
  let days: Range<Int>

  var firstDay: CalendarDay { CalendarDay(rawValue: days.lowerBound) }
  var lastDay: CalendarDay { CalendarDay(rawValue: days.upperBound - 1) }

  init(_ span: YearGrid.Span, weekStart: WeekStart, today: CalendarDay) {
    let allDays = CalendarDay.min.rawValue..<CalendarDay.max.rawValue + 1
    switch span {
    case .last52Weeks:
      let week = today.rawValue - today.row(weekStart)
      cells = week - 51 * 7..<week + 7
      days = cells.clamped(to: allDays)
    case .year(let year):
      let year = year.clamped(to: 1...9_999)
      let first = CalendarDay.first(ofYear: year)
      let last = year == 9_999 ? .max : CalendarDay.first(ofYear: year + 1).advanced(by: -1)
      days = first.rawValue..<last.rawValue + 1
      cells =
        first.rawValue - first.row(weekStart)..<last.rawValue - last.row(weekStart) + 7
    }
  }
}
