/// The daily scores of a ``HabitStrength``, which describes the formula.
struct DueStrength {
  /// The scores up to today.
  private(set) var series: [Double] = []

  private let days: HabitDays

  /// Creates the scores.
  ///
  /// - Parameter first: The day of the first score. If it is after today, there are no scores.
  init(_ days: HabitDays, from first: CalendarDay) {
    self.days = days
    let range = first.rawValue..<max(first.rawValue, days.today + 1)
    series.reserveCapacity(range.count)
    if let quota = days.rateQuota {
      addWindows(quota, range)
    } else {
      addDueDays(range)
    }
  }

  /// Adds scores in which each due day counts individually.
  private mutating func addDueDays(_ range: Range<Int>) {
    let kept = HabitStrength.keptPart(frequency: 1)
    let isQuit = days.target.kind == .quit
    let required = Double(days.target.amountPerDay)
    let log = days.log
    let cells = log.cells(in: range)
    var score = 0.0
    days.forEachPage(in: range) { page, first, offsets in
      // A quit habit's due day that is neither kept nor a slip is not over yet.
      let over = isQuit ? page.complete | page.slips : .max
      let counting = page.required & ~page.skipped & over
      for offset in offsets {
        let bit = UInt64(1) << UInt64(offset)
        if counting & bit != 0 {
          let number = first + offset
          let cell = cells[number - range.lowerBound]
          let value: Double
          if page.complete & bit != 0 {
            value = 1
          } else if isQuit || cell.status != .done {
            value = 0
          } else {
            value = Double(log.count(of: cell, on: number)) / required
          }
          score = score * kept + value * (1 - kept)
        }
        series.append(score)
      }
    }
  }

  /// Adds scores that compare the complete days of the last 14 days, or the last 61 for a monthly
  /// quota, with the quota of two periods.
  private mutating func addWindows(_ quota: Quota, _ range: Range<Int>) {
    let isMonth = quota.period == .month
    let window = isMonth ? 61 : 14
    let required = Double(2 * quota.days)
    let frequency = Double(quota.days) / (isMonth ? 30.4375 : 7)
    let kept = HabitStrength.keptPart(frequency: frequency)
    var score = 0.0
    // The complete days of the window, the latest one in the lowest bit.
    var done: UInt64 = 0
    days.forEachPage(in: range) { page, first, offsets in
      let active = UInt64(
        bitsFrom: days.lifetime.lowerBound - first,
        upTo: days.lifetime.upperBound - first
      )
      let counting = active & ~(page.skipped | page.paused)
      for offset in offsets {
        done = (done << 1 | page.complete >> UInt64(offset) & 1) & (1 << UInt64(window) - 1)
        if counting >> UInt64(offset) & 1 != 0 {
          let value = min(1, Double(done.nonzeroBitCount) / required)
          score = score * kept + value * (1 - kept)
        }
        series.append(score)
      }
    }
  }
}
