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
