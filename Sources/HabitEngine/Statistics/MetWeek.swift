/// When the goal of a week is met, so that the week asks for no more.
extension HabitLog {
  /// Whether the days of a day's week, up to that day, meet a weekly goal; never for a daily one.
  public func meetsWeek(of day: CalendarDay, goal: StreakGoal, weekStart: WeekStart) -> Bool {
    guard goal.period == .week else { return false }
    let days = day.rawValue - day.row(weekStart)..<day.rawValue + 1
    return WeekRuns.meets(goal, cells(in: days)[...])
  }

  /// A word with a bit for each day of a page on which ``meetsWeek(of:goal:weekStart:)`` holds.
  func metBits(ofPage page: Int32, goal: StreakGoal, weekStart: WeekStart) -> UInt64 {
    guard goal.period == .week else { return 0 }
    let start = Int(page) * Self.daysPerPage
    // The page may begin within a week.
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
