/// A grid of a habit's days, with a column for each week and a row for each day of the week.
///
/// ```swift
/// let grid = YearGrid(history, weekStart: .sunday, today: today)
/// let column = grid.columnCount - 1
/// let first = grid.level(at: GridPosition(column: column, row: 0))  // this week's Sunday
/// ```
public struct YearGrid: Hashable, Sendable {
  /// The days that a grid shows.
  public enum Span: Hashable, Sendable {
    /// 52 weeks, ending with the current one.
    case last52Weeks
    /// All weeks with a day of the given year, which is clamped to 1 to 9999.
    case year(Int)
  }

  /// The number of weeks: 52, or 53 or 54 for a year.
  public let columnCount: Int
  /// The cells' levels, down the first column, then the next.
  public let levels: [CellLevel]
  /// The lines around the ``OutlinedDays``. Runs are measured over the whole history and clipped to
  /// the grid.
  public let outlines: OutlineGeometry
  /// The number of days in the grid that are complete.
  public let completeDays: Int
  /// The number of days in the grid, up to today, that are in the habit's lifetime or have a
  /// record.
  public let elapsedDays: Int
  /// The first to the last day of the grid, which may lie after today.
  public let days: ClosedRange<CalendarDay>

  /// The number of the day in the first cell.
  private let origin: Int

  /// Creates the grid of a habit.
  ///
  /// - `weekStart`: The day of the top row.
  /// - `today`: The last day that is not blank.
  public init(
    _ history: HabitHistory,
    weekStart: WeekStart,
    today: CalendarDay,
    span: Span = .last52Weeks
  ) {
    let frame = GridFrame(span, weekStart: weekStart, today: today)
    let end = min(frame.days.upperBound, today.rawValue + 1)
    let elapsed = frame.days.lowerBound..<max(frame.days.lowerBound, end)
    let habitDays = HabitDays(history, weekStart: weekStart, today: today)
    let past = habitDays.levels(of: history.log.cells(in: elapsed), from: elapsed.lowerBound)
    var levels: [CellLevel] = []
    levels.reserveCapacity(frame.cells.count)
    levels += repeatElement(.outside, count: frame.days.lowerBound - frame.cells.lowerBound)
    levels += past
    levels += repeatElement(.future, count: frame.days.upperBound - elapsed.upperBound)
    levels += repeatElement(.outside, count: frame.cells.upperBound - frame.days.upperBound)
    self.levels = levels
    completeDays = past.reduce(0) { $0 + ($1 == .complete ? 1 : 0) }
    let lived = habitDays.lifetime.clamped(to: elapsed)
    let others = [elapsed.lowerBound..<lived.lowerBound, lived.upperBound..<elapsed.upperBound]
    elapsedDays = others.reduce(lived.count) { sum, days in
      let levels = past[days.lowerBound - elapsed.lowerBound..<days.upperBound - elapsed.lowerBound]
      return sum + levels.count { $0 != .notDue }
    }
    columnCount = frame.cells.count / 7
    origin = frame.cells.lowerBound
    days = frame.firstDay...frame.lastDay
    let outlined = OutlinedDays(habitDays, weekStart: weekStart, from: frame.firstDay)
    outlines = OutlineGeometry(outlined, frame: frame)
  }

  /// Returns the level of the cell at a column and row, or `outside` if the grid has no such cell.
  public func level(at position: GridPosition) -> CellLevel {
    guard (0..<columnCount).contains(position.column), (0..<7).contains(position.row) else {
      return .outside
    }
    return levels[position.column * 7 + position.row]
  }

  /// Returns the column and row of a day; nil if it is not among ``days``.
  public func position(of day: CalendarDay) -> GridPosition? {
    days.contains(day) ? GridPosition(cell: day.rawValue - origin) : nil
  }
}

/// The position of a cell in a grid of weeks.
public struct GridPosition: Hashable, Sendable {
  /// The week, starting with 0 at the left.
  public let column: Int
  /// The day of the week, from 0 at the top to 6.
  public let row: Int

  /// Creates the position at a column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// Creates the position of a cell.
  ///
  /// - Parameter cell: The cell's number, counted down the columns.
  init(cell: Int) {
    column = cell.flooringDivision(by: 7)
    row = (cell % 7 + 7) % 7
  }
}

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
