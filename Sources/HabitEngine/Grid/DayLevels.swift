/// The levels of consecutive days of a habit, which are given by their numbers.
struct DayLevels {
  private let history: HabitHistory
  private let days: HabitDays?

  /// - Parameter today: The last day that counts.
  init(_ history: HabitHistory, weekStart: WeekStart, today: CalendarDay) {
    self.history = history
    days =
      history.target.isPlain ? nil : HabitDays(history, weekStart: weekStart, today: today)
  }

  /// Calls `body` with the number, the cell and the level of each day.
  /// - Parameter range: Days that are not after today.
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (_ number: Int, LogCell, CellLevel) -> Void) {
    let log = history.log
    let cells = log.cells(in: range)
    guard let days else {
      let amountPerDay = history.target.amountPerDay
      for (number, cell) in zip(range, cells) {
        // What a day of such a habit asks for is less than a cell can hold.
        let level = CellLevel(cell, count: cell.count, amountPerDay: amountPerDay)
        body(number, cell, level)
      }
      return
    }
    var pages = PageCache(days)
    for (number, cell) in zip(range, cells) {
      let page = pages.page(HabitDays.page(of: number))
      let bit = UInt64(1) << UInt64(number & (HabitLog.daysPerPage - 1))
      body(number, cell, level(cell, on: number, page, bit))
    }
  }

  /// What was done comes first, then what is asked for. A day of a habit to give up that is not over
  /// is open.
  private func level(
    _ cell: LogCell,
    on number: Int,
    _ page: HabitPage,
    _ bit: UInt64
  ) -> CellLevel {
    if page.skipped & bit != 0 { return .skipped }
    if page.complete & bit != 0 { return .complete }
    if page.slips & bit != 0 { return .slip }
    if history.target.kind == .build, cell.count > 0 {
      let count = history.log.count(of: cell, on: number)
      let level = CellLevel(cell, count: count, amountPerDay: history.target.amountPerDay)
      if level != .empty { return level }
    }
    if page.paused & bit != 0 { return .paused }
    return page.due & bit == 0 ? .notDue : .empty
  }
}
