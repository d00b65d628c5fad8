extension HabitHistory {
  /// The days of a habit that is not plain.
  func days(weekStart: WeekStart, today: CalendarDay) -> HabitDays? {
    target.isPlain && archived == nil ? nil : HabitDays(self, weekStart: weekStart, today: today)
  }
}

/// What each day of a habit is: due or not, complete, left out, at rest or a slip.
///
/// All rules of schedules, of starts and ends, of pauses and of habits to give up are here, and
/// everything else asks for them page by page. Days are given by their numbers.
struct HabitDays {
  let log: HabitLog
  let target: HabitTarget
  /// The last day that counts.
  let today: Int
  /// The days from the start to the end of the habit, or until it was archived.
  let lifetime: Range<Int>
  /// The days that a week or month asks for, where the schedule does not name them.
  let quota: Quota?
  /// The days that a week or month is to have for its figures: what a schedule of every day does not
  /// say, the goal says. A habit to give up is one of each of its days.
  let wanted: Quota?
  /// The amount that a week or month is to have in all, where the goal says that and the schedule does
  /// not say which days.
  let wantedSum: PeriodGoal?

  let scheduled: ScheduledDays
  /// The days from one time to the next, where they are counted from the last one that was done.
  private let intervalAfterDone: Int?
  /// The count that makes a day complete, or a slip.
  private let least: LeastCount
  let isQuit: Bool
  private let hasPauses: Bool

  /// - Parameter weekStart: The day that weeks begin with.
  init(_ history: HabitHistory, weekStart: WeekStart, today: CalendarDay) {
    let target = history.target
    self.target = target
    self.today = today.rawValue
    log = history.log
    let start = history.firstDay(until: today).rawValue
    let end = min((target.endDay ?? .max).rawValue + 1, history.archived?.rawValue ?? .max)
    lifetime = start..<max(start, end)
    quota = Quota(target.schedule, weekStart: weekStart)
    var schedule = target.schedule
    if case .everyNDaysAfterDone(let interval) = schedule.rule, target.kind == .quit {
      // Keeping away is not done at some time: the days are as far apart from the first on.
      schedule = Schedule(.everyNDays(interval, from: CalendarDay(rawValue: start)))
    }
    scheduled = ScheduledDays(schedule)
    if case .everyNDaysAfterDone(let interval) = schedule.rule {
      intervalAfterDone = interval
    } else {
      intervalAfterDone = nil
    }
    if target.leavesDaysToGoal {
      wanted = Quota(target.goal, weekStart: weekStart)
      wantedSum = target.goal.basis == .value ? PeriodGoal(target, weekStart: weekStart) : nil
    } else {
      wanted = target.kind == .quit ? nil : quota
      wantedSum = nil
    }
    isQuit = target.kind == .quit
    least = LeastCount(target.amountPerDay + (isQuit ? 1 : 0))
    hasPauses = !target.pauses.isEmpty
  }

  /// The first page with a day that can be complete, or that is asked for where it cannot; nil where
  /// there is none.
  var firstPage: Int? {
    isQuit ? Self.page(of: lifetime.lowerBound) : log.pages.first.map(Int.init)
  }

  /// The page of a day.
  static func page(of day: Int) -> Int { day.flooringDivision(by: HabitLog.daysPerPage) }

  /// The first page after one that has a complete day, or can have one; nil where there is none.
  func page(after page: Int) -> Int? {
    if isQuit { return page + 1 }
    let slot = log.lowerBound(of: page + 1)
    return slot < log.pages.count ? Int(log.pages[slot]) : nil
  }

  /// The days of a page.
  @inline(__always)
  func page(_ page: Int) -> HabitPage {
    let first = page * HabitLog.daysPerPage
    let active = UInt64(bitsFrom: lifetime.lowerBound - first, upTo: lifetime.upperBound - first)
    let paused = pausedDays(from: first) & active
    let named = active & ~paused & scheduled.word(from: first)
    let slot = log.slot(ofPage: page)
    let elapsed = elapsedDays(from: page)
    let skipped = slot.map { log.bits(ofPageAt: $0) { $0.skipped } & elapsed } ?? 0
    if isQuit {
      let exceeding = exceedingDays(ofPageAt: slot) & ~skipped & elapsed
      let kept = named & ~(skipped | exceeding) & overDays(from: page)
      let due = quota == nil ? named : named & ~beyondQuota(page, meeting: kept)
      return HabitPage(
        complete: kept & due,
        skipped: skipped,
        paused: paused,
        due: due,
        asked: due,
        slips: exceeding & due
      )
    } else {
      let complete = slot.map { log.complete(ofPageAt: $0, atLeast: least) & elapsed } ?? 0
      var (due, asked) = (named, named)
      if let intervalAfterDone {
        (due, asked) = days(intervalAfterDone, afterDone: complete, among: named, from: first)
      } else if quota != nil {
        due &= ~beyondQuota(page, meeting: complete & active)
        asked = due
      }
      return HabitPage(
        complete: complete,
        skipped: skipped,
        paused: paused,
        due: due,
        asked: asked,
        slips: 0
      )
    }
  }

  /// The complete days of a page of a habit to do, which do not depend on what is due.
  func completeDays(ofPage page: Int) -> UInt64 {
    guard let slot = log.slot(ofPage: page) else { return 0 }
    return log.complete(ofPageAt: slot, atLeast: least) & elapsedDays(from: page)
  }

  /// Calls `body` with each page of a range of days, the number of its first day, and which of its
  /// days are in the range.
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

  /// How many days of a range are not paused.
  func unpausedDays(in range: Range<Int>) -> Int {
    guard hasPauses else { return range.count }
    let pauses = target.pauses.pauses
    var count = range.count
    var index = target.pauses.firstIndex(endingFrom: range.lowerBound)
    while index < pauses.count, pauses[index].first.rawValue < range.upperBound {
      let days = pauses[index].days
      count -=
        (days.lowerBound.rawValue..<days.upperBound.rawValue + 1).clamped(to: range).count
      index += 1
    }
    return count
  }

  /// The days of a page of a habit to give up that go beyond the limit or are missed, whenever they
  /// are.
  func exceedingDays(ofPageAt slot: Int?) -> UInt64 {
    guard let slot else { return 0 }
    return log.counted(ofPageAt: slot, atLeast: least) | log.bits(ofPageAt: slot) { $0.missed }
  }

  /// The days of a page up to today.
  private func elapsedDays(from page: Int) -> UInt64 {
    UInt64(bitsFrom: 0, upTo: today - page * HabitLog.daysPerPage + 1)
  }

  /// The days of a page before today.
  func overDays(from page: Int) -> UInt64 {
    UInt64(bitsFrom: 0, upTo: today - page * HabitLog.daysPerPage)
  }

  /// The paused days of a page, given by the number of its first day.
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
