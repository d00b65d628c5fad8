/// The runs of consecutive weeks that meet a goal. A week is bridged if all its days are skipped.
struct WeekRuns {
  /// All runs, in ascending order.
  private(set) var runs: [Streak] = []
  /// The weeks that meet the goal, in ascending order, clipped to the limits of ``CalendarDay``.
  private(set) var weeks: [ClosedRange<CalendarDay>] = []
  /// True if the last run reaches this week or the previous one.
  private(set) var isCurrent = false

  /// The first day of the last week that the last run counts or bridges, as a day number.
  private var end = Int.min / 2

  /// Finds the runs.
  ///
  /// - Parameter start: Weeks before the week of this day may be missing.
  init(
    _ log: HabitLog,
    goal: StreakGoal,
    weekStart: WeekStart,
    from start: CalendarDay = .min,
    through today: CalendarDay
  ) {
    let start = start.rawValue - start.row(weekStart)
    let today = today.rawValue
    log.forEachStretch(from: start) { firstDay, range in
      var week = firstDay - CalendarDay.row(of: firstDay, weekStart)
      let end = min(firstDay + range.count, today + 1)
      while max(week, firstDay) < end {
        let days = max(week, firstDay)..<min(week + 7, end)
        let offset = range.lowerBound - firstDay
        let cells = log.cells[days.lowerBound + offset..<days.upperBound + offset]
        if Self.meets(goal, cells) {
          add(week: week)
        } else if week == self.end + 7, cells.count == 7, cells.allSatisfy(\.isSkipped) {
          self.end = week
        }
        week += 7
      }
    }
    isCurrent = end >= today - CalendarDay.row(of: today, weekStart) - 7
  }

  /// Returns true if the days of a week meet a weekly goal.
  static func meets(_ goal: StreakGoal, _ days: ArraySlice<LogCell>) -> Bool {
    var sum = 0
    for day in days { sum += goal.amount(of: day) }
    return sum >= goal.value
  }

  private mutating func add(week: Int) {
    let days = CalendarDay(rawValue: week)...CalendarDay(rawValue: week + 6)
    weeks.append(days)
    runs.add(days, continuesLast: week == end + 7)
    end = week
  }
}

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
