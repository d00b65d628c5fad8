/// The runs of consecutive days, found in one 64-bit word per page of the log.
struct DayRuns {
  /// All runs, in ascending order.
  private(set) var runs: [Streak] = []
  /// True if the last run, including the bridged days after it, reaches yesterday or today, and
  /// today is not a slip.
  private(set) var isCurrent = false

  /// Finds runs of days with a count of at least `count`, regardless of status and without
  /// bridging.
  ///
  /// - Parameter start: Runs that end before this day may be missing. Other runs are whole.
  init(_ log: HabitLog, countsFrom count: Int, from start: CalendarDay, through today: Int) {
    let least = LeastCount(count)
    var slot = log.lowerBound(of: HabitDays.page(of: start.rawValue))
    // A run that starts with the first page is whole only if it does not begin in an earlier page.
    while slot > 0, slot < log.pages.count, log.pages[slot - 1] == log.pages[slot] - 1,
      log.counted(ofPageAt: slot - 1, atLeast: least).leadingZeroBitCount == 0
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
      let counted = log.counted(ofPageAt: slot, atLeast: least) & visible
      open.extend(by: counted, bridging: 0, from: first)
      slot += 1
    }
    open.close()
    runs = open.runs
    isCurrent = open.endOfRuns >= today - 1
  }

  /// Finds runs of complete days, bridging days that are skipped or not due.
  ///
  /// - Parameter start: Runs that end before this day may be missing or cut. Other runs are whole.
  init(_ days: HabitDays, from start: CalendarDay = .min) {
    guard var page = Self.firstPage(of: days, from: start) else { return }
    let lastPage = HabitDays.page(of: days.today)
    var open = OpenRun(capacity: 8 * (days.log.pages.count - days.log.lowerBound(of: page)))
    var slips: UInt64 = 0
    while page <= lastPage {
      let words = days.page(page)
      let first = page * HabitLog.daysPerPage
      let visible = UInt64(bitsOf: 0..<days.today - first + 1)
      open.extend(by: words.complete & visible, bridging: words.bridged & visible, from: first)
      slips = words.slips
      // Without an open run there is nothing to bridge.
      guard let next = open.isOpen ? page + 1 : days.page(after: page) else { break }
      page = next
    }
    open.close()
    runs = open.runs
    let slippedToday = slips >> UInt64(days.today & 63) & 1 == 1
    isCurrent = open.endOfRuns >= days.today - 1 && !slippedToday
  }

  /// Returns the page from which all runs that end on or after a day are whole.
  private static func firstPage(of days: HabitDays, from start: CalendarDay) -> Int? {
    guard let firstPage = days.firstPage else { return nil }
    var page = max(firstPage, HabitDays.page(of: start.rawValue))
    // A run that starts with the page is whole only if an earlier page has a day that breaks it.
    while page > firstPage {
      page -= 1
      if days.page(page).holding != .max { break }
    }
    return page
  }
}
