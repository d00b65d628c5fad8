/// Due days of schedules that require N days a week or month.
extension HabitDays {
  /// Returns the number of days that a period requires, in proportion to its active days in a
  /// range.
  func requirement(_ quota: Quota, in period: Range<Int>, within days: Range<Int>) -> Int {
    let days = period.clamped(to: lifetime).clamped(to: days)
    return quota.share(of: period, activeDays: days.isEmpty ? 0 : unpausedDays(in: days))
  }

  /// Returns the days of a page on which the quota of their week or month is already met.
  ///
  /// - Parameter meeting: The days of the page that count toward the quota.
  func beyondQuota(_ page: Int, meeting: UInt64) -> UInt64 {
    guard let quota else { return 0 }
    let first = page * HabitLog.daysPerPage
    let end = min(first + HabitLog.daysPerPage, CalendarDay.max.rawValue + 1)
    var word: UInt64 = 0
    var day = max(first, CalendarDay.min.rawValue)
    while day < end {
      let period = quota.period.numbers(around: day)
      let days = UInt64(bitsFrom: day - first, upTo: period.upperBound - first)
      var met = meeting & days
      var left = requirement(quota, in: period, within: period)
      // Earlier days matter only in the period that begins before the page.
      if period.lowerBound < first { left -= meetingDays(before: first, from: period.lowerBound) }
      if left <= 0 {
        word |= days
      } else if met.nonzeroBitCount >= left {
        for _ in 1..<left { met &= met - 1 }
        word |= days & ~UInt64(bitsFrom: 0, upTo: met.trailingZeroBitCount + 1)
      }
      day = period.upperBound
    }
    return word
  }

  /// Returns the number of days from `day` to just before the page start `first` that count toward
  /// the quota. The span is at most a page.
  private func meetingDays(before first: Int, from day: Int) -> Int {
    let page = Self.page(of: first) - 1
    let start = page * HabitLog.daysPerPage
    let active = UInt64(bitsFrom: lifetime.lowerBound - start, upTo: lifetime.upperBound - start)
    var meeting = active & UInt64(bitsFrom: day - start, upTo: HabitLog.daysPerPage)
    if isQuit {
      let slot = log.slot(ofPage: page)
      let skipped = slot.map { log.bits(ofPageAt: $0) { $0.skipped } } ?? 0
      meeting &= scheduled.word(from: start) & pastDays(from: page)
      meeting &= ~(pausedDays(from: start) | skipped | exceedingDays(ofPageAt: slot))
    } else {
      meeting &= completeDays(ofPage: page)
    }
    return meeting.nonzeroBitCount
  }
}
