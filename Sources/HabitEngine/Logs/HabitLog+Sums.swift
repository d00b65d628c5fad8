extension HabitLog {
  /// Returns the total count in a range of day numbers, and the number of days that are done with
  /// at least the given count.
  func sum(of days: Range<Int>, atLeast least: Int) -> (count: Int, completeDays: Int) {
    let least = LeastCount(least)
    var total = (count: 0, completeDays: 0)
    forEachPage(in: days) { slot, offsets in
      let completeDays = complete(ofPageAt: slot, atLeast: least) & UInt64(bitsOf: offsets)
      total.count += count(ofPageAt: slot, offsets: offsets)
      total.completeDays += completeDays.nonzeroBitCount
    }
    return total
  }

  /// Returns the total count up to and including a day.
  func count(through day: CalendarDay) -> Int {
    count(in: CalendarDay.min.rawValue..<day.rawValue + 1)
  }

  /// Returns the total count in a range of day numbers.
  func count(in days: Range<Int>) -> Int {
    var sum = 0
    forEachPage(in: days) { slot, offsets in sum += count(ofPageAt: slot, offsets: offsets) }
    return sum
  }

  /// Returns the number of days up to and including a day that are done with a count above 0.
  public func countedDays(through day: CalendarDay) -> Int {
    sum(of: CalendarDay.min.rawValue..<day.rawValue + 1, atLeast: 1).completeDays
  }

  /// Returns the total count of the given days of a page.
  func count(ofPageAt slot: Int, offsets: Range<Int>) -> Int {
    let start = slot * Self.daysPerPage
    guard counts.isEmpty else {
      return counts[start + offsets.lowerBound..<start + offsets.upperBound]
        .reduce(0) { $0 + Int($1) }
    }
    return cells.withUnsafeBufferPointer { cells in
      // The sum of 64 counts of 14 bits fits in 32 bits, and the compiler can add several 32-bit
      // numbers at a time.
      var sum: UInt32 = 0
      for cell in cells[start + offsets.lowerBound..<start + offsets.upperBound] {
        sum &+= UInt32(truncatingIfNeeded: cell.count)
      }
      return Int(sum)
    }
  }
}

extension UInt64 {
  /// Creates a word with the bits from `lower` to just before `upper` set; 0 if `upper` is not
  /// greater.
  @inline(__always)
  init(bitsFrom lower: Int, upTo upper: Int) {
    self = lower < upper ? UInt64(bitsOf: lower..<upper) : 0
  }

  /// Creates a word with the bits of a range set. Positions outside 0 to 63 are ignored.
  @inline(__always)
  init(bitsOf range: Range<Int>) {
    // The shift operators return 0 for shifts of 64 or more.
    let from = UInt64.max << UInt64(Swift.max(0, range.lowerBound))
    let through = UInt64.max >> UInt64(Swift.max(0, 64 - range.upperBound))
    self = range.isEmpty ? 0 : from & through
  }
}
