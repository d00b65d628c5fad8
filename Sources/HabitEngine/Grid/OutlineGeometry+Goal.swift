extension OutlineGeometry {
  /// The lines that a habit's goal draws in a grid.
  ///
  /// - A daily goal on day basis: around each run of at least `value` complete days, with the
  ///   skipped days that it bridges.
  /// - A daily goal on value basis: around each run of days with a count of at least `value`.
  /// - A weekly goal: around each week that meets it, as far as the grid shows its days.
  ///
  /// A run is measured over the whole history and drawn as far as the grid shows it.
  init(
    _ log: HabitLog,
    target: HabitTarget,
    weekStart: WeekStart,
    today: CalendarDay,
    frame: GridFrame
  ) {
    self.init()
    let goal = target.goal
    switch (goal.period, goal.basis) {
    case (.day, .day):
      let runs = DayRuns(log, target: target, from: frame.firstDay, through: today).runs
      for run in runs where run.length >= goal.value { add(run, in: frame) }
    case (.day, .value):
      let runs = DayRuns(log, countsFrom: goal.value, from: frame.firstDay, through: today).runs
      for run in runs { add(run, in: frame) }
    case (.week, _):
      let start = frame.cells.lowerBound
      let runs = WeekRuns(log, goal: goal, weekStart: weekStart, from: start, through: today).runs
      for run in runs { addWeeks(of: run, in: frame) }
    }
  }

  private mutating func add(_ run: Streak, in frame: GridFrame) {
    add(run.first.rawValue..<run.last.rawValue + 1, in: frame)
  }

  private mutating func addWeeks(of run: Streak, in frame: GridFrame) {
    // The first week may begin before the first day that there is, so its end is what counts.
    var end = run.last.rawValue + 1
    let weeks = (end - frame.cells.lowerBound + 6).flooringDivision(by: 7)
    end = frame.cells.lowerBound + weeks * 7
    for week in stride(from: end - run.length * 7, to: end, by: 7) {
      add(week..<week + 7, in: frame)
    }
  }

  private mutating func add(_ days: Range<Int>, in frame: GridFrame) {
    let shown = days.clamped(to: frame.days)
    guard !shown.isEmpty else { return }
    add(shown.lowerBound - frame.cells.lowerBound...shown.upperBound - 1 - frame.cells.lowerBound)
  }
}
