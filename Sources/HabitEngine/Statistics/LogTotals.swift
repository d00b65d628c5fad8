/// Totals of a whole log, computed in one pass.
struct LogTotals {
  /// The total count.
  private(set) var count = 0
  /// The complete days, by weekday.
  private(set) var weekdays = WeekdayCounts()

  init(_ log: HabitLog, target: HabitTarget, through today: CalendarDay) {
    let least = LeastCount(target.amountPerDay)
    for (slot, page) in log.pages.enumerated() {
      let start = Int(page) * HabitLog.daysPerPage
      let days = min(HabitLog.daysPerPage, today.rawValue - start + 1)
      guard days > 0 else { break }
      let complete = log.complete(ofPageAt: slot, atLeast: least) & UInt64(bitsOf: 0..<days)
      count += log.count(ofPageAt: slot, offsets: 0..<days)
      weekdays.add(complete, from: start)
    }
  }
}
