/// The column in which a month begins in a year grid.
public struct MonthColumn: Hashable, Sendable {
  /// The week that contains the month's first day.
  public let column: Int
  /// The month, 1 to 12.
  public let month: Int
}

extension YearGrid {
  /// The months whose first day is in the grid, in ascending order.
  public var monthColumns: [MonthColumn] {
    var columns: [MonthColumn] = []
    var next: CalendarDay? = days.lowerBound.startOfMonth
    while let first = next, first <= days.upperBound {
      if let position = position(of: first) {
        columns.append(MonthColumn(column: position.column, month: first.month))
      }
      // Nil after December 9999. The clamped result of `advanced(by:)` would repeat that month
      // forever.
      next = CalendarDay(exactly: first.endOfMonth.rawValue + 1)
    }
    return columns
  }
}
