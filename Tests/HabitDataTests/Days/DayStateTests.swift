import HabitEngine
import Testing

@testable import HabitData

struct DayStateTests {
  @Test(arguments: [
    (nil, 1, "not completed today", false), (0, 1, "not completed today", false),
    (1, 1, "completed today", true), (5, 1, "completed today", true),
    (nil, 3, "0 of 3 today", false), (2, 3, "2 of 3 today", false), (3, 3, "3 of 3 today", true),
    (4, 3, "4 of 3 today", true),
  ])
  func isToldInWords(count: Int?, goal: Int, label: String, isComplete: Bool) {
    let day = CalendarDay(rawValue: 20_521)
    let state = DayState(
      count.map { DayRecord(day: day, count: $0) },
      target: HabitTarget(completionsPerDay: goal)
    )
    #expect(state.label == label)
    #expect(state.isComplete == isComplete)
  }

  @Test func missedAndSkippedDaysAreNotComplete() {
    let day = CalendarDay(rawValue: 20_521)
    let missed = DayState(DayRecord(day: day, count: 1, status: .missed), target: HabitTarget())
    #expect(missed.label == "not completed today")
    #expect(missed.summary == "missed")
    #expect(!missed.isPartial)
    let skipped = DayState(DayRecord(day: day, count: 0, status: .skipped), target: HabitTarget())
    #expect(skipped.label == "skipped today")
    #expect(skipped.summary == "skipped")
    #expect(!skipped.isComplete)
  }

  @Test(arguments: [(0, false), (1, true), (2, true), (3, false), (4, false)])
  func isPartialBetweenNoneAndEnough(count: Int, isPartial: Bool) {
    let record = DayRecord(day: CalendarDay(rawValue: 20_521), count: count)
    let state = DayState(record, target: HabitTarget(completionsPerDay: 3))
    #expect(state.isPartial == isPartial)
    #expect(state.summary == "\(count) of 3")
  }
}
