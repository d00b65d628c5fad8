/// The levels of consecutive days of a habit, given as day numbers.
struct DayLevels {
  let history: HabitHistory
  /// The habit's days; nil for a plain habit.
  let days: HabitDays?
  /// The days on which the habit existed.
  let lifetime: Range<Int>

  /// Creates the levels of a habit.
  ///
  /// - Parameter days: The habit's days; nil for a plain habit.
  init(_ history: HabitHistory, _ days: HabitDays?, today: CalendarDay) {
    self.history = history
    self.days = days
    lifetime = days?.lifetime ?? history.firstDay(until: today).rawValue..<Int.max
  }

  /// Returns the levels of consecutive days up to today.
  ///
  /// - Parameter first: The number of the first day.
  func levels(of cells: [LogCell], from first: Int) -> [CellLevel] {
    let amountPerDay = history.target.amountPerDay
    guard let days else {
      // A plain habit's daily target fits in a cell, so the exact values of larger counts don't
      // affect its level.
      var levels = cells.map { CellLevel($0, count: $0.count, amountPerDay: amountPerDay) }
      let before = min(max(0, lifetime.lowerBound - first), levels.count)
      // A habit begins no later than its first record, so the days before its start have no
      // records.
      for index in 0..<before { levels[index] = .notDue }
      return levels
    }
    var levels: [CellLevel] = []
    levels.reserveCapacity(cells.count)
    days.forEachPage(in: first..<first + cells.count) { page, firstOfPage, offsets in
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
    if history.target.kind == .build, cell.count > 0 {
      let count = history.log.count(of: cell, on: number)
      let level = CellLevel(cell, count: count, amountPerDay: history.target.amountPerDay)
      if level != .empty { return level }
    }
    if page.paused & bit != 0 { return .paused }
    return page.due & bit == 0 ? .notDue : .empty
  }
}
