/// Totals of a habit with a required number of days per week or month.
struct QuotaTotals {
  /// The complete days, in each period at most the required number.
  private(set) var completeDays = 0
  /// The required days. The current period requires only days that are done or can no longer be
  /// made up.
  private(set) var expectedDays = 0

  /// Adds up a build habit's days in a range, up to today.
  init(_ days: HabitDays, _ quota: Quota, in range: Range<Int>) {
    let range = range.clamped(to: days.lifetime)
    let end = min(range.upperBound, days.today + 1)
    // The complete days of the page in which the last period ended.
    var (page, word) = (Int.min, UInt64(0))
    var day = range.lowerBound
    while day < end {
      let period = quota.period.numbers(around: day)
      let shown = period.clamped(to: range)
      let required = days.requirement(quota, in: period, within: shown)
      var complete = 0
      while day < shown.upperBound {
        if HabitDays.page(of: day) != page {
          page = HabitDays.page(of: day)
          word = days.completeDays(ofPage: page)
        }
        let first = page * HabitLog.daysPerPage
        let bits = UInt64(bitsFrom: day - first, upTo: shown.upperBound - first)
        complete += (word & bits).nonzeroBitCount
        day = min(shown.upperBound, first + HabitLog.daysPerPage)
      }
      completeDays += min(required, complete)
      expectedDays += min(required, complete)
      if complete < required {
        expectedDays += max(0, required - complete - Self.openDays(of: days, in: shown))
      }
      day = period.upperBound
    }
  }

  /// The completion rate of the days.
  var rate: CompletionRate {
    CompletionRate(completeDays: completeDays, expectedDays: Double(expectedDays))
  }

  /// Returns the number of days, from today on, that can still be completed.
  private static func openDays(of days: HabitDays, in range: Range<Int>) -> Int {
    let today = days.today
    guard range.upperBound > today else { return 0 }
    let ahead = max(range.lowerBound, today)..<range.upperBound
    let open = days.unpausedDays(in: ahead)
    guard ahead.lowerBound == today, days.unpausedDays(in: today..<today + 1) == 1 else {
      return open
    }
    let word = days.completeDays(ofPage: HabitDays.page(of: today))
    return open - Int(word >> UInt64(today & (HabitLog.daysPerPage - 1)) & 1)
  }
}
