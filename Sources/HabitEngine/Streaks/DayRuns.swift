/// Runs of consecutive days, found page by page in words of 64 bits.
struct DayRuns {
  /// All runs, by ascending day.
  private(set) var runs: [Streak] = []
  /// Whether the last run reaches today, or yesterday, with the bridged days after it.
  private(set) var isCurrent = false

  /// The run that is being found: its first and last counted days and their number, and the last
  /// day that it reaches, counted or bridged.
  private var first = 0
  private var last = 0
  private var length = 0
  private var end = Int.min
  /// The last day that the last of ``runs`` reaches.
  private var endOfRuns = Int.min

  /// Runs of complete days, with skipped days bridged.
  init(_ log: HabitLog, completeBits: UInt16, through today: CalendarDay) {
    find(
      in: log,
      through: today.rawValue,
      counted: { $0.bits >= completeBits },
      bridged: { $0.isSkipped }
    )
  }

  /// Runs of days with at least `count` completions, whatever their status; nothing is bridged.
  init(_ log: HabitLog, countsFrom count: Int, through today: CalendarDay) {
    find(in: log, through: today.rawValue, counted: { $0.count >= count }, bridged: { _ in false })
  }

  private mutating func find(
    in log: HabitLog,
    through today: Int,
    counted: (LogCell) -> Bool,
    bridged: (LogCell) -> Bool
  ) {
    var expectedPage: Int32?
    for (slot, page) in log.pages.enumerated() {
      let start = Int(page) * HabitLog.daysPerPage
      guard start <= today else { break }
      if page != expectedPage { close() }
      expectedPage = page + 1
      let visible = UInt64.max >> UInt64(max(0, start + HabitLog.daysPerPage - 1 - today))
      let bits = log.bits(ofPageAt: slot, counted, bridged)
      extend(by: bits.0 & visible, bridging: bits.1 & visible, from: start)
    }
    close()
    isCurrent = endOfRuns >= today - 1
  }

  /// Takes in the days of one page.
  private mutating func extend(by counted: UInt64, bridging: UInt64, from start: Int) {
    var active = counted | bridging
    if active & 1 == 0 { close() }
    while active != 0 {
      let offset = active.trailingZeroBitCount
      let width = (~(active >> UInt64(offset))).trailingZeroBitCount
      let block = (UInt64.max >> UInt64(HabitLog.daysPerPage - width)) << UInt64(offset)
      let days = counted & block
      if days != 0 {
        if length == 0 { first = start + days.trailingZeroBitCount }
        last = start + HabitLog.daysPerPage - 1 - days.leadingZeroBitCount
        length += days.nonzeroBitCount
      }
      end = start + offset + width - 1
      active &= ~block
      if offset + width < HabitLog.daysPerPage { close() }
    }
  }

  private mutating func close() {
    guard length > 0 else { return }
    runs.append(
      Streak(
        first: CalendarDay(rawValue: first),
        last: CalendarDay(rawValue: last),
        length: length
      )
    )
    length = 0
    endOfRuns = end
  }
}
