/// The levels of days for year grids and charts.
extension HabitDays {
  /// Returns the levels of consecutive days up to today.
  ///
  /// - Parameter first: The number of the first day.
  func levels(of cells: [LogCell], from first: Int) -> [CellLevel] {
    var levels: [CellLevel] = []
    levels.reserveCapacity(cells.count)
    forEachPage(in: first..<first + cells.count) { page, firstOfPage, offsets in
      for offset in offsets {
        let number = firstOfPage + offset
        levels.append(level(cells[number - first], on: number, page, UInt64(1) << UInt64(offset)))
      }
    }
    return levels
  }

  /// Returns the level of a day. Recorded results take precedence over the schedule. A quit habit's
  /// current day is empty until it is over or exceeds the limit.
  private func level(
    _ cell: LogCell,
    on number: Int,
    _ page: HabitPage,
    _ bit: UInt64
  ) -> CellLevel {
    if page.skipped & bit != 0 { return .skipped }
    if page.complete & bit != 0 { return .complete }
    if page.slips & bit != 0 { return .slip }
    if !isQuit, cell.count > 0 {
      let count = log.count(of: cell, on: number)
      let required = target.amountPerDay
      if count < required { return CellLevel(partial: count, of: required) }
    }
    if page.paused & bit != 0 { return .paused }
    return page.due & bit == 0 ? .notDue : .empty
  }
}
