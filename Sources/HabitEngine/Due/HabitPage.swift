/// The days of one page of a habit, one bit for each day.
struct HabitPage {
  /// The days that extend a streak: days that met the target, or past days on which a quit habit
  /// was kept.
  let complete: UInt64
  /// The days that the user skipped.
  let skipped: UInt64
  /// The days on which the habit is paused.
  let paused: UInt64
  /// The due days, including those after today.
  let due: UInt64
  /// The days that count in rates and in the strength: the due days. If a habit that counts from
  /// its last completion is overdue, only the first day of each overdue interval counts.
  let required: UInt64
  /// The due days on which a quit habit was not kept.
  let slips: UInt64

  /// The days that neither extend nor break a streak, unless they are complete.
  @inline(__always)
  var bridged: UInt64 { skipped | ~due }

  /// The days that do not break a streak.
  @inline(__always)
  var holding: UInt64 { complete | bridged }
}

/// A cache of the last page that was read. Consecutive weeks and months lie in the same page or in
/// the next one.
struct PageCache {
  let days: HabitDays
  private var number: Int?
  private var page: HabitPage

  init(_ days: HabitDays) {
    self.days = days
    page = HabitPage(complete: 0, skipped: 0, paused: 0, due: 0, required: 0, slips: 0)
  }

  mutating func page(_ number: Int) -> HabitPage {
    if number != self.number {
      page = days.page(number)
      self.number = number
    }
    return page
  }

  /// Returns true if the range contains a due day that was not skipped.
  mutating func hasDueDay(in range: Range<Int>) -> Bool {
    var day = range.lowerBound
    while day < range.upperBound {
      let number = HabitDays.page(of: day)
      let first = number * HabitLog.daysPerPage
      let bits = UInt64(bitsFrom: day - first, upTo: range.upperBound - first)
      let page = page(number)
      if page.due & ~page.skipped & bits != 0 { return true }
      day = first + HabitLog.daysPerPage
    }
    return false
  }
}
