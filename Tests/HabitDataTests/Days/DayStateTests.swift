import HabitEngine
import Testing

@testable import HabitData

struct DayStateTests {
  private let day = CalendarDay(rawValue: 20_521)

  @Test(arguments: [
    (nil, 1, "not completed today", false), (0, 1, "not completed today", false),
    (1, 1, "completed today", true), (5, 1, "completed today", true),
    (nil, 3, "0 of 3 today", false), (2, 3, "2 of 3 today", false), (3, 3, "3 of 3 today", true),
    (4, 3, "4 of 3 today", true),
  ])
  func `A state has a label and is complete when its target is met`(
    count: Int?,
    goal: Int,
    label: String,
    isComplete: Bool
  ) {
    let state = DayState(
      count.map { DayRecord(day: day, count: $0) },
      target: HabitTarget(completionsPerDay: goal)
    )
    #expect(state.label == label)
    #expect(state.isComplete == isComplete)
  }

  @Test func `Missed and skipped days are not complete`() {
    let missed = DayState(DayRecord(day: day, count: 1, status: .missed), target: HabitTarget())
    #expect(missed.label == "not completed today")
    #expect(missed.summary == "missed")
    #expect(!missed.isPartial)
    #expect(!missed.isComplete)
    let skipped = DayState(DayRecord(day: day, count: 0, status: .skipped), target: HabitTarget())
    #expect(skipped.label == "skipped today")
    #expect(skipped.summary == "skipped")
    #expect(!skipped.isComplete)
  }

  @Test(arguments: [(0, false), (1, true), (2, true), (3, false), (4, false)])
  func `A count above 0 and below the target is partial`(count: Int, isPartial: Bool) {
    let record = DayRecord(day: day, count: count)
    let state = DayState(record, target: HabitTarget(completionsPerDay: 3))
    #expect(state.isPartial == isPartial)
    #expect(state.summary == "\(count) of 3")
  }

  @Test(arguments: [(0, 0, false), (0, 1, false), (2, 1, false), (2, 2, true), (2, 3, true)])
  func `A quit habit is at its limit when its count reaches a limit above 0`(
    limit: Int,
    count: Int,
    isAtLimit: Bool
  ) {
    let record = DayRecord(day: day, count: count)
    let quit = DayState(record, target: HabitTarget(kind: .quit, amountPerDay: limit))
    #expect(quit.isAtLimit == isAtLimit)
    #expect(!DayState(record, target: HabitTarget(completionsPerDay: max(1, limit))).isAtLimit)
  }

  @Test(arguments: [
    (0, "0 min"), (45, "45 s"), (90, "1 min 30 s"), (1_800, "30 min"), (3_599, "59 min 59 s"),
    (3_600, "1 h"), (3_605, "1 h 5 s"), (4_800, "1 h 20 min"), (4_805, "1 h 20 min 5 s"),
    (28_800, "8 h"), (86_400, "24 h"), (3_600_060, "1,000 h 1 min"),
  ])
  func `Times are shown in hours, minutes, and seconds`(seconds: Int, text: String) {
    #expect(Measure.time.text(seconds) == text)
  }

  @Test func `Amounts are shown in their unit`() {
    let run = HabitTarget(measure: .amount(AmountUnit(name: "km", decimals: 1)), amountPerDay: 85)
    #expect(DayState(DayRecord(day: day, count: 32), target: run).label == "3.2 km of 8.5 km today")
    let read = HabitTarget(measure: .time, amountPerDay: 1_800)
    #expect(DayState(DayRecord(day: day, count: 32), target: run).summary == "3.2 km of 8.5 km")
    #expect(DayState(nil, target: run).label == "0 km of 8.5 km today")
    #expect(
      DayState(DayRecord(day: day, count: 630), target: read).summary == "10 min 30 s of 30 min"
    )
  }

  @Test(arguments: [
    (600, 1_800, "10 of 30 min"), (630, 1_800, "10 min 30 s of 30 min"),
    (0, 90, "0 min of 1 min 30 s"), (1_200, 28_800, "20 min of 8 h"), (45, 60, "45 s of 1 min"),
    (90, 600, "1 min 30 s of 10 min"), (4_800, 57_600, "1 h 20 min of 16 h"),
  ])
  func `Two times shown in whole minutes share one unit, and other times each have a unit`(
    count: Int,
    goal: Int,
    text: String
  ) {
    let record = DayRecord(day: day, count: count)
    let state = DayState(record, target: HabitTarget(measure: .time, amountPerDay: goal))
    #expect(state.progress == text)
  }
}

extension DayState {
  /// Creates the state of the only day of a new habit.
  fileprivate init(_ record: DayRecord?, target: HabitTarget) {
    let day = record?.day ?? CalendarDay(rawValue: 20_521)
    let history = HabitHistory(
      log: HabitLog(record.map { [$0] } ?? []),
      target: target,
      created: day
    )
    self.init(history, on: day, weekStart: .sunday, today: day)
  }
}
