/// Runs of consecutive weeks that meet a goal, with those bridged of which each day is skipped.
struct WeekRuns {
  /// All runs, by ascending week.
  private(set) var runs: [Streak] = []
  /// The weeks that meet the goal, ascending; at the ends of all days as much of them as there is.
  private(set) var weeks: [ClosedRange<CalendarDay>] = []
  /// Whether the last run reaches this week or the one before it.
  private(set) var isCurrent = false

  /// The number of the first day of the run that is being found, and of the last weeks that it counts
  /// and reaches.
  private var first = 0
  private var lastWeek = 0
  private var end = Int.min / 2
  private var length = 0

  /// - Parameter start: A day; weeks before it may be left out, its own is whole.
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
        } else if length > 0, week == self.end + 7, cells.count == 7,
          cells.allSatisfy(\.isSkipped)
        {
          self.end = week
        }
        week += 7
      }
    }
    close()
    isCurrent = end >= today - CalendarDay.row(of: today, weekStart) - 7
  }

  /// Whether the days of one week meet a weekly goal.
  static func meets(_ goal: StreakGoal, _ days: ArraySlice<LogCell>) -> Bool {
    var sum = 0
    for day in days { sum += goal.amount(of: day) }
    return sum >= goal.value
  }

  private mutating func add(week: Int) {
    if week != end + 7 { close() }
    if length == 0 { first = week }
    weeks.append(CalendarDay(rawValue: week)...CalendarDay(rawValue: week + 6))
    (lastWeek, end) = (week, week)
    length += 1
  }

  private mutating func close() {
    guard length > 0 else { return }
    runs.append(
      Streak(
        first: CalendarDay(rawValue: first),
        last: CalendarDay(rawValue: lastWeek + 6),
        length: length
      )
    )
    length = 0
  }
}
