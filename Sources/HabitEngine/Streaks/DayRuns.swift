/// Runs of consecutive days, found page by page in words of 64 bits.
struct DayRuns {
  /// All runs, by ascending day.
  private(set) var runs: [Streak] = []
  /// Whether the last run reaches today, or yesterday, with the bridged days after it.
  private(set) var isCurrent = false

  /// Runs of complete days, with skipped days bridged.
  /// - Parameter start: A day; runs that end before it may be left out, others are whole.
  init(
    _ log: HabitLog,
    target: HabitTarget,
    from start: CalendarDay = .min,
    through today: CalendarDay
  ) {
    let least = target.leastComplete
    find(
      in: log,
      from: start.rawValue,
      through: today.rawValue,
      counted: { $0.complete(atLeast: least) },
      bridged: { $0.skipped }
    )
  }

  /// Runs of days with at least `count` completions, whatever their status; nothing is bridged.
  /// - Parameter start: A day; runs that end before it may be left out, others are whole.
  init(
    _ log: HabitLog,
    countsFrom count: Int,
    from start: CalendarDay = .min,
    through today: CalendarDay
  ) {
    let least = CellQuad(repeating: LogCell(count: count, status: .done))
    find(
      in: log,
      from: start.rawValue,
      through: today.rawValue,
      counted: { $0.counted(atLeast: least) },
      bridged: { _ in 0 }
    )
  }

  @inline(__always)
  private mutating func find(
    in log: HabitLog,
    from start: Int,
    through today: Int,
    counted: (CellQuad) -> UInt64,
    bridged: (CellQuad) -> UInt64
  ) {
    var slot = log.lowerBound(of: start.flooringDivision(by: HabitLog.daysPerPage))
    // A run that the first page begins with is whole only if the page before does not end with it.
    while slot > 0, slot < log.pages.count, log.pages[slot - 1] == log.pages[slot] - 1,
      (log.bits(ofPageAt: slot - 1, where: counted) | log.bits(ofPageAt: slot - 1, where: bridged))
        .leadingZeroBitCount == 0
    {
      slot -= 1
    }
    var open = OpenRun(capacity: 8 * (log.pages.count - slot))
    var expectedPage: Int32?
    while slot < log.pages.count {
      let page = log.pages[slot]
      let first = Int(page) * HabitLog.daysPerPage
      guard first <= today else { break }
      if page != expectedPage { open.close() }
      expectedPage = page + 1
      let visible = UInt64(bitsOf: 0..<today - first + 1)
      open.extend(
        by: log.bits(ofPageAt: slot, where: counted) & visible,
        bridging: log.bits(ofPageAt: slot, where: bridged) & visible,
        from: first
      )
      slot += 1
    }
    open.close()
    runs = open.runs
    isCurrent = open.endOfRuns >= today - 1
  }
}
