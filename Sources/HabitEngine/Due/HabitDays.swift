/// The status of each day of a habit: due, complete, skipped, paused, or a slip.
///
/// All rules about schedules, starts and ends, pauses, and quit habits are here. Other types query
/// the status page by page. Days are given as numbers.
struct HabitDays {
  let log: HabitLog
  let target: HabitTarget
  /// The last day that counts.
  let today: Int
  /// The days from the habit's start through its last day, without the day of archiving and later
  /// days.
  let lifetime: Range<Int>
  /// The days from the habit's start through its last day, regardless of archiving.
  let plannedDays: Range<Int>
  /// The number of days that the schedule requires per week or month; nil for other schedules.
  let quota: Quota?
  /// The number of days per week or month against which completion rates are measured; nil if each
  /// due day counts individually, as for every quit habit, or if there is a ``rateSumGoal``.
  ///
  /// If the schedule is every day, the number comes from the goal.
  let rateQuota: Quota?
  /// The amount per week or month against which completion rates are measured; nil unless it is the
  /// goal of a build habit whose schedule is every day.
  let rateSumGoal: PeriodGoal?
  /// See ``HabitHistory/expectsDaysOfSeven``.
  let expectsDaysOfSeven: Bool

  let scheduled: ScheduledDays
  /// The interval in days, if days are counted from the last completion.
  private let intervalAfterDone: Int?
  /// The smallest count that makes a day complete or, for a quit habit, a slip.
  private let least: LeastCount
  let isQuit: Bool
  private let hasPauses: Bool

  /// Creates the days of a habit.
  ///
  /// - Parameter weekStart: The first day of the week.
  init(_ history: HabitHistory, weekStart: WeekStart, today: CalendarDay) {
    let target = history.target
    self.target = target
    self.today = today.rawValue
    log = history.log
    let start = history.firstDay(until: today).rawValue
    plannedDays = start..<max(start, (target.endDay ?? .max).rawValue + 1)
    lifetime = start..<max(start, min(plannedDays.upperBound, history.archived?.rawValue ?? .max))
    quota = Quota(target.schedule, weekStart: weekStart)
    var schedule = target.schedule
    if case .everyNDaysAfterDone(let interval) = schedule.rule, target.kind == .quit {
      // Quitting has no completion to count from, so the interval is counted from the start.
      schedule = Schedule(.everyNDays(interval, from: CalendarDay(rawValue: start)))
    }
    scheduled = ScheduledDays(schedule)
    if case .everyNDaysAfterDone(let interval) = schedule.rule {
      intervalAfterDone = interval
    } else {
      intervalAfterDone = nil
    }
    if target.leavesDaysToGoal {
      rateQuota = Quota(target.goal, weekStart: weekStart)
      rateSumGoal = target.goal.basis == .value ? PeriodGoal(target, weekStart: weekStart) : nil
    } else {
      rateQuota = target.kind == .quit ? nil : quota
      rateSumGoal = nil
    }
    expectsDaysOfSeven = history.expectsDaysOfSeven
    isQuit = target.kind == .quit
    least = LeastCount(target.amountPerDay + (isQuit ? 1 : 0))
    hasPauses = !target.pauses.isEmpty
  }

  /// Returns true if the habit had neither ended nor been archived by the end of a period.
  func isWithinLifetime(_ period: Range<Int>) -> Bool {
    period.upperBound <= lifetime.upperBound
  }

  /// The first page that can have complete days; nil if there is none.
  var firstPage: Int? {
    isQuit ? Self.page(of: lifetime.lowerBound) : log.pages.first.map(Int.init)
  }

  /// Returns the page number of a day.
  static func page(of day: Int) -> Int { day.flooringDivision(by: HabitLog.daysPerPage) }

  /// Returns the next page that can have a complete day; nil if there is none.
  func page(after page: Int) -> Int? {
    if isQuit { return page + 1 }
    let slot = log.lowerBound(of: page + 1)
    return slot < log.pages.count ? Int(log.pages[slot]) : nil
  }

  /// Returns the days of a page.
  @inline(__always)
  func page(_ page: Int) -> HabitPage {
    let first = page * HabitLog.daysPerPage
    let active = UInt64(bitsFrom: lifetime.lowerBound - first, upTo: lifetime.upperBound - first)
    let paused = hasPauses ? pausedDays(from: first) & active : 0
    let named = active & ~paused & scheduled.word(from: first)
    let slot = log.slot(ofPage: page)
    let elapsed = elapsedDays(from: page)
    let skipped = slot.map { log.bits(ofPageAt: $0) { $0.skipped } & elapsed } ?? 0
    if isQuit {
      let exceeding = exceedingDays(ofPageAt: slot) & ~skipped & elapsed
      let kept = named & ~(skipped | exceeding) & pastDays(from: page)
      let due = quota == nil ? named : named & ~beyondQuota(page, meeting: kept)
      return HabitPage(
        complete: kept & due,
        skipped: skipped,
        paused: paused,
        due: due,
        required: due,
        slips: exceeding & due
      )
    } else {
      let complete = slot.map { log.complete(ofPageAt: $0, atLeast: least) & elapsed } ?? 0
      var (due, required) = (named, named)
      if let intervalAfterDone {
        (due, required) = days(intervalAfterDone, afterDone: complete, among: named, from: first)
      } else if quota != nil {
        due &= ~beyondQuota(page, meeting: complete & active)
        required = due
      }
      return HabitPage(
        complete: complete,
        skipped: skipped,
        paused: paused,
        due: due,
        required: required,
        slips: 0
      )
    }
  }

  /// Returns the complete days of a build habit's page. They do not depend on the due days.
  func completeDays(ofPage page: Int) -> UInt64 {
    guard let slot = log.slot(ofPage: page) else { return 0 }
    return log.complete(ofPageAt: slot, atLeast: least) & elapsedDays(from: page)
  }

  /// Returns the days of a page, up to today, with a count above 0, regardless of status.
  func countedDays(ofPage page: Int) -> UInt64 {
    guard let slot = log.slot(ofPage: page) else { return 0 }
    return log.counted(ofPageAt: slot, atLeast: LeastCount(1)) & elapsedDays(from: page)
  }

  /// Calls `body` for each page of a range of days, with the number of the page's first day and the
  /// offsets of the days that are in the range.
  @inline(__always)
  func forEachPage(
    in range: Range<Int>,
    _ body: (HabitPage, _ first: Int, _ offsets: Range<Int>) -> Void
  ) {
    var day = range.lowerBound
    while day < range.upperBound {
      let page = Self.page(of: day)
      let first = page * HabitLog.daysPerPage
      let offsets = day - first..<min(HabitLog.daysPerPage, range.upperBound - first)
      body(self.page(page), first, offsets)
      day = first + HabitLog.daysPerPage
    }
  }

  /// Returns true if a range contains a due day that was not skipped.
  func hasDueDay(in range: Range<Int>) -> Bool {
    var hasDueDay = false
    forEachPage(in: range) { page, _, offsets in
      if page.due & ~page.skipped & UInt64(bitsOf: offsets) != 0 { hasDueDay = true }
    }
    return hasDueDay
  }

  /// Returns the number of days in a range that are not paused.
  @inline(__always)
  func unpausedDays(in range: Range<Int>) -> Int {
    hasPauses ? range.count - target.pauses.count(in: range) : range.count
  }

  /// Returns the days of a quit habit's page that exceed the limit or are marked as missed,
  /// including future ones.
  func exceedingDays(ofPageAt slot: Int?) -> UInt64 {
    guard let slot else { return 0 }
    return log.counted(ofPageAt: slot, atLeast: least) | log.bits(ofPageAt: slot) { $0.missed }
  }

  /// Returns the days of a page up to and including today.
  @inline(__always)
  private func elapsedDays(from page: Int) -> UInt64 {
    UInt64(bitsFrom: 0, upTo: today - page * HabitLog.daysPerPage + 1)
  }

  /// Returns the days of a page that are earlier than today.
  func pastDays(from page: Int) -> UInt64 {
    UInt64(bitsFrom: 0, upTo: today - page * HabitLog.daysPerPage)
  }

  /// Returns the paused days of a page, given the number of its first day.
  func pausedDays(from first: Int) -> UInt64 {
    guard hasPauses else { return 0 }
    let pauses = target.pauses.pauses
    var word: UInt64 = 0
    var index = target.pauses.firstIndex(endingFrom: first)
    while index < pauses.count {
      let days = pauses[index].days
      let lower = days.lowerBound.rawValue - first
      guard lower < HabitLog.daysPerPage else { break }
      word |= UInt64(bitsFrom: lower, upTo: days.upperBound.rawValue + 1 - first)
      index += 1
    }
    return word
  }
}
