import HabitEngine

/// The encoding of named days as a bit set. Bit 1 is Sunday or the first of the month.
enum DayBits {
  static func bits(_ days: some Sequence<Int>) -> Int {
    days.reduce(0) { $0 | 1 << $1 }
  }

  static func days(_ bits: Int, of range: ClosedRange<Int>) -> Set<Int> {
    Set(range.filter { bits & 1 << $0 != 0 })
  }

  static func weekdays(_ bits: Int) -> Set<Weekday> {
    Set(Weekday.allCases.filter { bits & 1 << $0.rawValue != 0 })
  }
}
