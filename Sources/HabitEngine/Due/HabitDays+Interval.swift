/// Due days of schedules that count from the last completion.
extension HabitDays {
  /// Returns the due days of a page, and the due days that count in rates.
  ///
  /// A day is due if it is complete or if the interval since the last completion has passed.
  /// Complete days count in rates, and so does the first day of each overdue interval.
  ///
  /// - Parameters:
  ///   - done: The complete days of the page.
  ///   - named: The days of the page that are between the start and end and not paused.
  ///   - first: The number of the page's first day.
  func days(
    _ interval: Int,
    afterDone done: UInt64,
    among named: UInt64,
    from first: Int
  ) -> (due: UInt64, required: UInt64) {
    let last = lastCompleteDay(before: Self.page(of: first))
    var next = last.map { $0 + interval } ?? lifetime.lowerBound
    var (due, required, rest) = (done, done, done)
    while true {
      let end = rest == 0 ? HabitLog.daysPerPage : rest.trailingZeroBitCount
      let overdue = UInt64(bitsFrom: next - first, upTo: end) & named
      if overdue != 0 {
        let before = max(next, lifetime.lowerBound)
        due |= overdue
        required |= Self.firstDays(
          ofEach: interval,
          in: overdue,
          after: before < first ? unpausedDays(in: before..<first) : 0
        )
      }
      if rest == 0 { return (due & named, required & named) }
      next = first + end + interval
      rest &= rest - 1
    }
  }

  /// Returns every `interval`th set bit of a bit mask, counting on from earlier pages.
  ///
  /// - Parameter count: The number of days that earlier pages have counted.
  private static func firstDays(ofEach interval: Int, in days: UInt64, after count: Int) -> UInt64 {
    var (word, rest, index) = (UInt64(0), days, count % interval)
    while rest != 0 {
      if index == 0 { word |= rest & (0 &- rest) }
      index = index + 1 == interval ? 0 : index + 1
      rest &= rest - 1
    }
    return word
  }

  /// Returns the last complete day before a page; nil if there is none.
  private func lastCompleteDay(before page: Int) -> Int? {
    var slot = log.lowerBound(of: page) - 1
    while slot >= 0 {
      let page = Int(log.pages[slot])
      let word = completeDays(ofPage: page)
      if word != 0 { return page * HabitLog.daysPerPage + 63 - word.leadingZeroBitCount }
      slot -= 1
    }
    return nil
  }
}
