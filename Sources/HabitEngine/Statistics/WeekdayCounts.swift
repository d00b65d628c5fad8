/// How many days there are of each weekday.
struct WeekdayCounts {
  /// For each row of a week that begins on Sunday.
  private var days = [0, 0, 0, 0, 0, 0, 0]

  /// All days.
  var total: Int { days.reduce(0, +) }

  /// Adds the days of a word whose first bit is the day with a number.
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

  /// The weekday with the most days; nil where several have as many, or none has any.
  var best: Weekday? {
    let most = days.max() ?? 0
    guard most > 0, let row = days.firstIndex(of: most), days.lastIndex(of: most) == row else {
      return nil
    }
    return Weekday.allCases[row]
  }

  /// Seven bytes that are 1 where the seven bits are set: the product has bit n at 8 n, among
  /// others, and no two of them at the same place.
  private static func bytes(ofBits bits: UInt64) -> UInt64 {
    (bits &* 0x0408_1020_4081) & 0x0001_0101_0101_0101
  }
}
