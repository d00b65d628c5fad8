/// Where a month begins in a year grid.
public struct MonthColumn: Hashable, Sendable {
  /// The week that the month's first day is in.
  public let column: Int
  /// The month, 1 to 12.
  public let month: Int

  /// - Parameter month: 1 to 12.
  public init(column: Int, month: Int) {
    self.column = column
    self.month = month
  }
}

extension YearGrid {
  /// The months whose first day the grid shows, the earliest first.
  public var monthColumns: [MonthColumn] {
    var columns: [MonthColumn] = []
    var next: CalendarDay? = days.lowerBound.startOfMonth
    while let first = next, first <= days.upperBound {
      if let position = position(of: first) {
        columns.append(MonthColumn(column: position.column, month: first.month))
      }
      // Nil after December 9999, where `advanced(by:)` would stay.
      next = CalendarDay(exactly: first.endOfMonth.rawValue + 1)
    }
    return columns
  }
}
