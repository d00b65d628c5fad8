/// Days that are counted from the last time that the habit was done.
extension HabitDays {
  /// The days of a page that are due, each until the habit is done, and those of them that count: the
  /// ones on which it was done, and the first of each interval for which it is overdue.
  /// - Parameters:
  ///   - done: The complete days of the page.
  ///   - named: The days that are neither paused nor before the start or after the end.
  ///   - first: The number of the page's first day.
  func days(
    _ interval: Int,
    afterDone done: UInt64,
    among named: UInt64,
    from first: Int
  ) -> (due: UInt64, asked: UInt64) {
    let last = lastCompleteDay(before: Self.page(of: first))
    var next = last.map { $0 + interval } ?? lifetime.lowerBound
    var (due, asked, rest) = (done, done, done)
    while true {
      let end = rest == 0 ? HabitLog.daysPerPage : rest.trailingZeroBitCount
      let overdue = UInt64(bitsFrom: next - first, upTo: end) & named
      if overdue != 0 {
        let before = max(next, lifetime.lowerBound)
        due |= overdue
        asked |= Self.firstDays(
          ofEach: interval,
          in: overdue,
          after: before < first ? unpausedDays(in: before..<first) : 0
        )
      }
      if rest == 0 { return (due & named, asked & named) }
      next = first + end + interval
      rest &= rest - 1
    }
  }

  /// The first of each so many days of a word.
  /// - Parameter count: The days before those of the word.
  private static func firstDays(ofEach interval: Int, in days: UInt64, after count: Int) -> UInt64 {
    var (word, rest, index) = (UInt64(0), days, count % interval)
    while rest != 0 {
      if index == 0 { word |= rest & (0 &- rest) }
      index = index + 1 == interval ? 0 : index + 1
      rest &= rest - 1
    }
    return word
  }

  /// The last day before a page on which the habit was done.
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
