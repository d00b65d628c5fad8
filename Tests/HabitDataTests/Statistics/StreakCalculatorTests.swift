import Foundation
import HabitEngine
import Testing

@testable import HabitData

/// The functions of ``StreakCalculator``.
@MainActor @Suite struct StreakCalculatorTests {
  /// Friday, 2026-11-20.
  private let today = CalendarDay(rawValue: 20_777)

  private func day(_ text: String) throws -> CalendarDay {
    try #require(CalendarDay(isoText: text))
  }

  private func streaks(_ completions: [HabitCompletion]) -> Streaks {
    StreakCalculator.calculateStreak(
      from: completions,
      target: HabitTarget(),
      weekStart: .sunday,
      today: today
    )
  }

  /// Returns the history of a habit that was created today.
  private func history(_ completions: [HabitCompletion]) -> HabitHistory {
    HabitHistory(
      log: HabitLog(completions.map(\.record)),
      target: HabitTarget(),
      created: today
    )
  }

  private func completions(
    _ days: [String],
    count: Int = 1,
    status: DayStatus = .done
  ) throws -> [HabitCompletion] {
    let instant = try Date("2026-11-20T08:00:00Z", strategy: .iso8601)
    let habit = Habit(HabitDraft(name: "Read"), createdAt: instant)
    return try days.map { text in
      HabitCompletion(
        PortableDay(
          day: try day(text),
          count: count,
          status: status,
          note: "",
          changedAt: instant
        ),
        of: habit,
        at: instant
      )
    }
  }

  @Test func `Streaks depend on days and states, not on the order of records`() throws {
    let days = ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05", "2026-11-19", "2026-11-20"]
    let once = try completions(days)
    let mixed = try completions(days.reversed() + days)

    let found = streaks(once)

    #expect(found.current == 2)
    #expect(found.longest == 4)
    #expect(streaks(mixed) == found)
    let skipped = try completions(["2026-11-19"], count: 0, status: .skipped)
    #expect(try streaks(completions(["2026-11-18", "2026-11-20"]) + skipped).current == 2)
    #expect(streaks([]).longest == 0)
  }

  @Test func `A history and its records have the same streaks`() throws {
    let run = try completions(["2026-11-17", "2026-11-18", "2026-11-20"])
    let ofHistory = StreakCalculator.calculateStreak(
      from: history(run),
      weekStart: .sunday,
      today: today
    )
    #expect(streaks(run) == ofHistory)
    #expect(ofHistory.current == 1)
  }

  @Test(arguments: [(0, "2026-11-20"), (3, "2026-11-19")])
  func `An instant belongs to the day that the boundary determines`(
    startHour: Int,
    expected: String
  ) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let night = try Date("2026-11-20T01:00:00Z", strategy: .iso8601)
    let boundary = DayBoundary.localCalendar(timeZone: zone, startHour: startHour)
    #expect(StreakCalculator.startOfDay(for: night, boundary: boundary) == (try day(expected)))
  }

  @Test func `Weeks are in ascending order and end with the current one`() throws {
    let run = try completions(["2026-11-07", "2026-11-08", "2026-11-14", "2026-11-15"], count: 2)

    let weeks = weeks(run, 3)

    #expect(weeks.map(\.count) == [2, 4, 2])
    #expect(weeks.map(\.completeDays) == [1, 2, 1])
    #expect(
      try weeks.map(\.days) == [
        day("2026-11-01")...day("2026-11-07"), day("2026-11-08")...day("2026-11-14"),
        day("2026-11-15")...day("2026-11-21"),
      ]
    )
    #expect(self.weeks(run, -1).isEmpty)
    #expect(self.weeks(run, 2, from: .monday).map(\.completeDays) == [2, 0])
  }

  @Test func `The days of a quit habit count as complete from the day of its creation on`() throws {
    let quit = HabitHistory(
      log: HabitLog(),
      target: HabitTarget(kind: .quit, amountPerDay: 0),
      created: try day("2026-11-12")
    )

    let weeks = StreakCalculator.weeklyCompletions(
      from: quit,
      weekStart: .sunday,
      today: today,
      weeksBack: 3
    )

    #expect(weeks.prefix(2).map(\.completeDays) == [0, 3])
  }

  @Test func `The expected days of a month begin with the first record and end today`() throws {
    let run = try completions(["2026-10-22", "2026-10-23", "2026-11-01", "2026-11-02"])

    let months = StreakCalculator.monthlyCompletionRate(
      from: history(run),
      today: today,
      monthsBack: 3
    )

    #expect(months.map(\.rate.completeDays) == [0, 2, 2])
    #expect(months.map(\.rate.expectedDays) == [0, 10, 19])
    #expect(months.map(\.rate.fraction) == [0, 0.2, 2.0 / 19])
    #expect(
      try months.map(\.days.lowerBound) == [
        day("2026-09-01"), day("2026-10-01"), day("2026-11-01"),
      ]
    )
  }

  private func weeks(
    _ completions: [HabitCompletion],
    _ weeksBack: Int,
    from weekStart: WeekStart = .sunday
  ) -> [PeriodTotal] {
    StreakCalculator.weeklyCompletions(
      from: history(completions),
      weekStart: weekStart,
      today: today,
      weeksBack: weeksBack
    )
  }
}
