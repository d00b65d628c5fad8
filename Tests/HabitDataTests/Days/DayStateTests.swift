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
  func `A state has a summary and a label`(count: Int?, goal: Int, label: String, isComplete: Bool)
  {
    let day = CalendarDay(rawValue: 20_521)
    let state = DayState(
      count.map { DayRecord(day: day, count: $0) },
      target: HabitTarget(completionsPerDay: goal)
    )
    #expect(state.label == label)
    #expect(state.isComplete == isComplete)
  }

  @Test func `Missed and skipped days are not complete`() {
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
  func `A count below the target is partial`(count: Int, isPartial: Bool) {
    let record = DayRecord(day: CalendarDay(rawValue: 20_521), count: count)
    let state = DayState(record, target: HabitTarget(completionsPerDay: 3))
    #expect(state.isPartial == isPartial)
    #expect(state.summary == "\(count) of 3")
  }

  @Test(arguments: [(0, 0, false), (0, 1, false), (2, 1, false), (2, 2, true), (2, 3, true)])
  func `A quit habit can be at its limit`(limit: Int, count: Int, isAtLimit: Bool) {
    let record = DayRecord(day: CalendarDay(rawValue: 20_521), count: count)
    let quit = DayState(record, target: HabitTarget(kind: .quit, amountPerDay: limit))
    #expect(quit.isAtLimit == isAtLimit)
    #expect(!DayState(record, target: HabitTarget(completionsPerDay: max(1, limit))).isAtLimit)
  }

  @Test(arguments: [
    (0, "0 min"), (59, "0:59 min"), (1_800, "30 min"), (3_599, "59:59 min"), (3_600, "1 h"),
    (4_800, "1 h 20 min"), (4_805, "1 h 20:05 min"), (28_800, "8 h"), (3_600_060, "1000 h 1 min"),
  ])
  func `Times are shown in hours and minutes`(seconds: Int, text: String) {
    #expect(Measure.time.text(seconds) == text)
  }

  @Test func `Amounts are shown in their unit`() {
    let day = CalendarDay(rawValue: 20_521)
    let run = HabitTarget(measure: .amount(AmountUnit(name: "km", decimals: 1)), amountPerDay: 85)
    let read = HabitTarget(measure: .time, amountPerDay: 1_800)
    #expect(DayState(DayRecord(day: day, count: 32), target: run).summary == "3.2 km of 8.5 km")
    #expect(DayState(nil, target: run).label == "0 km of 8.5 km today")
    #expect(
      DayState(DayRecord(day: day, count: 630), target: read).summary == "10:30 min of 30 min"
    )
  }
}
