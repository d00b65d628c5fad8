/// The pages of a habit one after the other, the last of them kept: weeks and months lie within one
/// page or across two.
struct PageCache {
  let days: HabitDays
  private var number: Int?
  private var page: HabitPage

  init(_ days: HabitDays) {
    self.days = days
    page = HabitPage(complete: 0, skipped: 0, paused: 0, due: 0, asked: 0, slips: 0)
  }

  mutating func page(_ number: Int) -> HabitPage {
    if number != self.number {
      page = days.page(number)
      self.number = number
    }
    return page
  }

  /// Whether a day of a range is due and was not skipped.
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
