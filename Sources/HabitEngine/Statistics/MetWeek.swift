/// The days on which a weekly goal is already met. The rest of their week is not expected.
extension HabitLog {
  /// Returns true if the days of a week, up to the given day, meet a weekly goal; false for other
  /// goals.
  public func meetsWeek(of day: CalendarDay, goal: StreakGoal, weekStart: WeekStart) -> Bool {
    guard goal.period == .week else { return false }
    let days = day.rawValue - day.row(weekStart)..<day.rawValue + 1
    return WeekRuns.meets(goal, cells(in: days)[...])
  }

  /// Returns a bit mask of a page's days for which ``meetsWeek(of:goal:weekStart:)`` is true.
  func metBits(ofPage page: Int32, goal: StreakGoal, weekStart: WeekStart) -> UInt64 {
    guard goal.period == .week else { return 0 }
    let start = Int(page) * Self.daysPerPage
    // The page may begin in the middle of a week.
    let row = CalendarDay.row(of: start, weekStart)
    var word: UInt64 = 0
    var sum = 0
    for (index, cell) in cells(in: start - row..<start + Self.daysPerPage).enumerated() {
      if index % 7 == 0 { sum = 0 }
      sum += goal.amount(of: cell)
      if index >= row, sum >= goal.value { word |= 1 << UInt64(index - row) }
    }
    return word
  }
}
