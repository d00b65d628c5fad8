/// Totals of a habit's due days, computed in one pass.
struct DueTotals {
  /// All complete days, due or not.
  private(set) var completeDays = 0
  /// The due days that count in the rate, including today only if it is complete.
  private(set) var dueDays = 0
  /// The due days that are complete, by weekday.
  private(set) var weekdays = WeekdayCounts()
  /// The due days on which a quit habit was not kept.
  private(set) var slips = 0

  /// The number of days that the rate expects of seven due days.
  private let daysOfSeven: Int

  /// Adds up the days of a range, up to today.
  init(_ days: HabitDays, in range: Range<Int> = CalendarDay.min.rawValue..<Int.max) {
    daysOfSeven = days.expectsDaysOfSeven ? days.target.goal.targetFrequency : 7
    // A day that precedes both the first record and the start is neither complete nor due.
    let firstPage = min(days.firstPage ?? .max, HabitDays.page(of: days.lifetime.lowerBound))
    let lower = max(range.lowerBound, firstPage * HabitLog.daysPerPage)
    let end = min(range.upperBound, days.today + 1)
    days.forEachPage(in: lower..<max(lower, end)) { page, first, offsets in
      let shown = UInt64(bitsOf: offsets)
      let complete = page.complete & shown
      let over = UInt64(bitsFrom: 0, upTo: days.today - first)
      completeDays += complete.nonzeroBitCount
      dueDays += (page.required & shown & (over | complete)).nonzeroBitCount
      weekdays.add(complete & page.due, from: first)
      slips += (page.slips & shown).nonzeroBitCount
    }
  }

  /// The completion rate of the days.
  var rate: CompletionRate {
    let expected = max(1, Double(dueDays * daysOfSeven) / 7)
    return CompletionRate(
      completeDays: weekdays.total,
      expectedDays: dueDays > 0 ? expected : 0
    )
  }
}

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
