@testable import HabitEngine
import Testing

@Suite("Habit targets")
struct HabitTargetTests {
  static let start = CalendarDay(rawValue: 20_000)
  static let kilometers = Measure.amount(AmountUnit(name: "km", decimals: 1))

  @Test(
    "A daily amount is clamped to the range of the kind and measure",
    arguments: [
      (HabitKind.build, Measure.times, 0, 1), (.build, .times, 100, 99), (.quit, .times, -1, 0),
      (.quit, .times, 0, 0), (.build, kilometers, 0, 1), (.build, kilometers, .max, 999_999_999),
      (.quit, kilometers, 0, 0), (.build, .time, .max, 86_400), (.quit, .time, .min, 0),
    ]
  )
  func amounts(kind: HabitKind, measure: Measure, given: Int, clamped: Int) {
    let target = HabitTarget(kind: kind, measure: measure, amountPerDay: given)
    #expect(target.amountPerDay == clamped)
  }

  @Test("A goal with the basis “value” has the range of the measure")
  func goals() {
    let goal = StreakGoal(period: .month, basis: .value, value: 5_000_000, measure: Self.kilometers)
    #expect(goal.value == 5_000_000)
    let target = HabitTarget(measure: Self.kilometers, amountPerDay: 85, goal: goal)
    #expect(target.goal.value == 5_000_000)
    #expect(HabitTarget(amountPerDay: 1, goal: goal).goal.value == 999_999)
  }

  @Test("A habit ends on its first day at the earliest")
  func ends() {
    let before = Self.start.advanced(by: -1)
    #expect(HabitTarget(amountPerDay: 1, startDay: Self.start, endDay: before).endDay == Self.start)
    #expect(HabitTarget(amountPerDay: 1, endDay: before).endDay == before)
  }

  @Test(
    "A done day is complete from the daily target on, or within a quit habit's limit",
    arguments: [
      (HabitKind.build, 2, DayStatus.done, true), (.build, 1, .done, false),
      (.build, 9, .skipped, false), (.build, 9, .missed, false),
      (.quit, 2, .done, true), (.quit, 3, .done, false),
      (.quit, 0, .missed, false), (.quit, 0, .skipped, false),
    ]
  )
  func complete(kind: HabitKind, count: Int, status: DayStatus, expected: Bool) {
    let target = HabitTarget(kind: kind, amountPerDay: 2)
    #expect(target.isComplete(DayRecord(day: .min, count: count, status: status)) == expected)
  }
}
