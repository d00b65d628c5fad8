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
      var weeks = complete
      var sums: UInt64 = 0
      while weeks != 0 {
        sums &+= Self.bytes(ofBits: weeks & 0x7F)
        weeks >>= 7
      }
      for offset in 0..<7 {
        completeDaysByRow[(firstRow + offset) % 7] += Int(sums >> UInt64(8 * offset) & 0xFF)
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

  /// Seven bytes that are 1 where the seven bits are set: the product has bit n at 8 n, among
  /// others, and no two of them at the same place.
  private static func bytes(ofBits bits: UInt64) -> UInt64 {
    (bits &* 0x0408_1020_4081) & 0x0001_0101_0101_0101
  }
}
