import HabitEngine
import Testing
import TestSupport

@Suite("Weeks, months, and years")
struct CalendarPeriodTests {
  @Test(
    "A week, month, or year around a day has its first and last day",
    arguments: [
      (CalendarPeriod.week(.sunday), "2026-03-09", "2026-03-08", "2026-03-14"),
      (.week(.sunday), "2026-03-08", "2026-03-08", "2026-03-14"),
      (.week(.monday), "2026-03-08", "2026-03-02", "2026-03-08"),
      (.week(.monday), "1969-12-31", "1969-12-29", "1970-01-04"),
      (.month, "2026-02-28", "2026-02-01", "2026-02-28"),
      (.month, "2028-02-01", "2028-02-01", "2028-02-29"),
      (.month, "2026-04-30", "2026-04-01", "2026-04-30"),
      (.year, "2026-12-31", "2026-01-01", "2026-12-31"),
      (.year, "2028-01-01", "2028-01-01", "2028-12-31"),
      (.year, "9999-06-01", "9999-01-01", "9999-12-31"),
    ]
  )
  func days(period: CalendarPeriod, around: String, first: String, last: String) {
    #expect(period.days(around: day(around)) == day(first)...day(last))
  }

  @Test("A list of years ends with the given day's year, and does not begin before the year 1")
  func lastYears() {
    #expect(
      CalendarPeriod.year.last(3, until: day("2026-03-09")) == [
        day("2024-01-01")...day("2024-12-31"), day("2025-01-01")...day("2025-12-31"),
        day("2026-01-01")...day("2026-12-31"),
      ]
    )
    #expect(
      CalendarPeriod.year.last(5, until: day("0002-03-09")).map(\.lowerBound)
        == [day("0001-01-01"), day("0002-01-01")]
    )
    #expect(CalendarPeriod.year.last(-1, until: day("2026-03-09")) == [])
  }
}
