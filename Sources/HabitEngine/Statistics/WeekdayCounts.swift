/// The number of days of each weekday.
struct WeekdayCounts {
  /// The counts, by rows of a week that begins on Sunday.
  private var days = [0, 0, 0, 0, 0, 0, 0]

  /// The number of all days.
  var total: Int { days.reduce(0, +) }

  /// Adds the days of a bit mask whose lowest bit is the day number `first`.
  mutating func add(_ word: UInt64, from first: Int) {
    let firstRow = CalendarDay.row(of: first, .sunday)
    var weeks = word
    var sums: UInt64 = 0
    while weeks != 0 {
      sums &+= Self.bytes(ofBits: weeks & 0x7F)
      weeks >>= 7
    }
    for offset in 0..<7 {
      days[(firstRow + offset) % 7] += Int(sums >> UInt64(8 * offset) & 0xFF)
    }
  }

  /// The weekday with the most days; nil in a tie or if there are none.
  var best: Weekday? {
    let most = days.max() ?? 0
    guard most > 0, let row = days.firstIndex(of: most), days.lastIndex(of: most) == row else {
      return nil
    }
    return Weekday.allCases[row]
  }

  /// Returns a word with a byte of 1 for each of seven set bits. The product moves bit n to 8 n,
  /// and no two of its terms share a position.
  private static func bytes(ofBits bits: UInt64) -> UInt64 {
    (bits &* 0x0408_1020_4081) & 0x0001_0101_0101_0101
  }
}
