/// Sums over a whole log, in one pass.
struct LogTotals {
  /// All completions.
  private(set) var count = 0
  /// The complete days of each row of a week that begins on Sunday.
  private var completeDaysByRow = [0, 0, 0, 0, 0, 0, 0]

  /// All complete days.
  var completeDays: Int { completeDaysByRow.reduce(0, +) }

  init(_ log: HabitLog, target: HabitTarget, through today: CalendarDay) {
    let least = target.leastComplete
    for (slot, page) in log.pages.enumerated() {
      let start = Int(page) * HabitLog.daysPerPage
      let days = min(HabitLog.daysPerPage, today.rawValue - start + 1)
      guard days > 0 else { break }
      let complete =
        log.bits(ofPageAt: slot) { $0.complete(atLeast: least) } & UInt64(bitsOf: 0..<days)
      count += log.count(ofPageAt: slot, offsets: 0..<days)
      let firstRow = CalendarDay.row(of: start, .sunday)
      for offset in 0..<7 {
        let row = (firstRow + offset) % 7
        completeDaysByRow[row] += (complete & Self.everySeventhDay << offset).nonzeroBitCount
      }
    }
  }

  /// The weekday with the most complete days, the first in the week of several.
  func bestWeekday(_ weekStart: WeekStart) -> Weekday? {
    var best: (weekday: Weekday, days: Int)?
    let first = weekStart.weekday.rawValue - 1
    for offset in 0..<7 {
      let row = (first + offset) % 7
      let days = completeDaysByRow[row]
      if days > best?.days ?? 0 { best = (Weekday.allCases[row], days) }
    }
    return best?.weekday
  }

  /// Bits 0, 7, 14 and so on to 63.
  private static let everySeventhDay: UInt64 = 0x8102_0408_1020_4081
}
