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

/// A cache of the last page whose days were counted. Consecutive weeks and months lie in the same
/// page or in the next one.
struct PageCache {
  private var number: Int?
  private var counted: UInt64 = 0

  /// Returns the number of days in a range that count toward a goal with the basis `day`: days up
  /// to today with a count, or a quit habit's kept days.
  mutating func countedDays(in range: Range<Int>, of days: HabitDays) -> Int {
    var sum = 0
    var day = range.lowerBound
    while day < range.upperBound {
      let number = HabitDays.page(of: day)
      if number != self.number {
        counted = days.isQuit ? days.page(number).complete : days.countedDays(ofPage: number)
        self.number = number
      }
      let first = number * HabitLog.daysPerPage
      let bits = UInt64(bitsFrom: day - first, upTo: range.upperBound - first)
      sum += (counted & bits).nonzeroBitCount
      day = first + HabitLog.daysPerPage
    }
    return sum
  }
}
