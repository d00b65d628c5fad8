import Foundation
import HabitEngine
import Testing

@testable import HabitData

/// The interface of the streaks plan (S2), on the engine: today is Friday, 2026-11-20, in Berlin.
@MainActor @Suite struct StreakCalculatorTests {
  private func day(_ text: String) throws -> CalendarDay {
    try #require(CalendarDay(isoText: text))
  }

  private func calculator(
    target: HabitTarget = HabitTarget(),
    now: String = "2026-11-20T08:00:00Z",
    startHour: Int = 0
  ) throws -> StreakCalculator {
    let start = try Date(now, strategy: .iso8601)
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    return StreakCalculator(
      target: target,
      weekStart: .sunday,
      clock: AppClock(read: { start }, wait: { _ in }),
      boundary: .localCalendar(timeZone: zone, startHour: startHour)
    )
  }

  private func completions(
    _ days: [String],
    count: Int = 1,
    status: DayStatus = .done
  ) throws -> [HabitCompletion] {
    let instant = try Date("2026-11-20T08:00:00Z", strategy: .iso8601)
    let habit = Habit(
      HabitSnapshot(
        id: UUID(),
        draft: HabitDraft(name: "Read"),
        createdAt: instant,
        sortIndex: 0,
        completions: []
      )
    )
    return try days.map { text in
      HabitCompletion(
        HabitSnapshot.Completion(
          record: DayRecord(day: try day(text), count: count, status: status),
          note: "",
          date: instant
        ),
        of: habit
      )
    }
  }

  @Test func theStreakEndsTodayOrYesterday() throws {
    let run = try completions(["2026-11-17", "2026-11-18", "2026-11-19"])

    let streaks = try calculator().calculateStreak(from: run)

    #expect(streaks.current == 3)
    #expect(streaks.longest == 3)
  }

  @Test func orderAndRepetitionChangeNothing() throws {
    let days = ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05", "2026-11-19", "2026-11-20"]
    let once = try completions(days)
    let mixed = try completions(days.reversed() + days)

    let streaks = try calculator().calculateStreak(from: once)

    #expect(streaks.current == 2)
    #expect(streaks.longest == 4)
    #expect(try calculator().calculateStreak(from: mixed) == streaks)
  }

  @Test func aSkippedDayIsBridgedAndNotCounted() throws {
    let run =
      try completions(["2026-11-17", "2026-11-18", "2026-11-20"])
      + completions(["2026-11-19"], count: 0, status: .skipped)

    #expect(try calculator().calculateStreak(from: run).current == 3)
  }

  @Test func theDayBoundaryDecidesWhichDayIsToday() throws {
    let run = try completions(["2026-11-18"])
    let night = "2026-11-20T01:00:00Z"

    let atMidnight = try calculator(now: night).calculateStreak(from: run)
    let atThree = try calculator(now: night, startHour: 3).calculateStreak(from: run)

    #expect(atMidnight.current == 0)
    #expect(atThree.current == 1)
  }

  @Test func weeksAscendAndTheCurrentOneIsLast() throws {
    let run = try completions(["2026-11-07", "2026-11-08", "2026-11-14", "2026-11-15"], count: 2)

    let weeks = try calculator().weeklyCompletions(from: run, weeksBack: 3)

    #expect(weeks.map(\.count) == [2, 4, 2])
    #expect(weeks.map(\.completeDays) == [1, 2, 1])
    #expect(
      try weeks.map(\.days) == [
        day("2026-11-01")...day("2026-11-07"), day("2026-11-08")...day("2026-11-14"),
        day("2026-11-15")...day("2026-11-21"),
      ]
    )
    #expect(try calculator().weeklyCompletions(from: run, weeksBack: -1).isEmpty)
  }

  @Test func aMonthCountsFromTheFirstRecordAndUpToToday() throws {
    let run = try completions(["2026-10-22", "2026-10-23", "2026-11-01", "2026-11-02"])

    let months = try calculator().monthlyCompletionRate(from: run, monthsBack: 3)

    #expect(months.map(\.rate.completeDays) == [0, 2, 2])
    #expect(months.map(\.rate.expectedDays) == [0, 10, 20])
    #expect(months.map(\.rate.fraction) == [0, 0.2, 0.1])
    #expect(
      try months.map(\.days.lowerBound) == [
        day("2026-09-01"), day("2026-10-01"), day("2026-11-01"),
      ]
    )
  }

  @Test func noRecordsGiveZeros() throws {
    let calculator = try calculator()

    #expect(calculator.calculateStreak(from: []).longest == 0)
    #expect(calculator.weeklyCompletions(from: [], weeksBack: 2).map(\.count) == [0, 0])
    #expect(
      calculator.monthlyCompletionRate(from: [], monthsBack: 1).map(\.rate.fraction) == [0]
    )
  }
}
