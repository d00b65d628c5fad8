/// The days that a habit asks for in its weeks or months, and how many of them were done.
struct QuotaTotals {
  /// The days that were done, in no period more than it asks for.
  private(set) var completeDays = 0
  /// The days asked for. A period that is not over asks for no more than what was done or can no
  /// longer be made up.
  private(set) var askedDays = 0

  /// Sums up the days of a range, as far as today has come.
  init(_ days: HabitDays, _ quota: Quota, in range: Range<Int>) {
    let range = range.clamped(to: days.span)
    let end = min(range.upperBound, days.today + 1)
    var pages = PageCache(days)
    var day = range.lowerBound
    while day < end {
      let period = quota.period.numbers(around: day)
      let shown = period.clamped(to: range)
      let asked = days.asked(quota, in: period, within: shown)
      let complete = pages.count(in: shown) { $0.complete }
      completeDays += min(asked, complete)
      askedDays += min(asked, complete)
      if complete < asked {
        let open = Self.openDays(in: shown, &pages)
        askedDays += max(0, asked - complete - open)
      }
      day = period.upperBound
    }
  }

  /// The rate of the days.
  var rate: CompletionRate {
    CompletionRate(completeDays: completeDays, expectedDays: Double(askedDays))
  }

  /// The days from today on that can still be made complete.
  private static func openDays(in range: Range<Int>, _ pages: inout PageCache) -> Int {
    let today = pages.days.today
    guard range.upperBound > today else { return 0 }
    let ahead = max(range.lowerBound, today)..<range.upperBound
    let done = pages.count(in: today..<today + 1) { $0.complete & ~$0.paused }
    return pages.days.unpausedDays(in: ahead) - (ahead.lowerBound == today ? done : 0)
  }
}
