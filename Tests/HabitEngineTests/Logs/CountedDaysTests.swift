import Testing

@testable import HabitEngine

struct CountedDaysTests {
  @Test(arguments: [("2026-03-05", 3), ("2026-03-04", 2), ("2026-03-01", 1), ("2026-02-28", 0)])
  func `Days with a count are counted up to and including a given day`(last: String, count: Int)
    throws
  {
    let first = day("2026-03-01")
    let log = HabitLog([
      DayRecord(day: first, count: 1),
      DayRecord(day: first.advanced(by: 1), count: 5, status: .skipped),
      DayRecord(day: first.advanced(by: 2), count: 0, status: .missed),
      DayRecord(day: first.advanced(by: 3), count: 900_000_000),
      DayRecord(day: first.advanced(by: 4), count: 2),
    ])
    #expect(log.countedDays(through: day(last)) == count)
  }

  @Test func `Days are counted in a log of many pages`() {
    let first = day("2020-01-01")
    let log = HabitLog((0..<500).map { DayRecord(day: first.advanced(by: $0), count: $0 % 2) })
    #expect(log.countedDays(through: first.advanced(by: 499)) == 250)
  }
}
