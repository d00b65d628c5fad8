import Foundation
@testable import HabitEngine
import Testing

/// Cases with results that were calculated by hand.
@Suite("Worked cases")
struct WorkedCaseTests {
  static func dots(_ count: Int) -> String { String(repeating: ".", count: count) }
  static func done(_ count: Int) -> String { String(repeating: "x", count: count) }
  /// The factor by which each due day multiplies the previous score.
  static let retention = pow(0.5, 1.0 / 13)

  static func scheduled(_ rule: Schedule.Rule, perDay: Int = 1) -> HabitTarget {
    HabitTarget(amountPerDay: perDay, schedule: Schedule(rule))
  }

  static func paused(
    _ first: String,
    _ last: String? = nil,
    _ rule: Schedule.Rule = .everyDay,
    goal: StreakGoal = .standard,
    kind: HabitKind = .build,
    perDay: Int = 1
  ) -> HabitTarget {
    let pause = last.map { Pause(day(first)...day($0)) } ?? Pause(from: day(first))
    return HabitTarget(
      kind: kind,
      amountPerDay: perDay,
      schedule: Schedule(rule),
      goal: goal,
      pauses: PauseList([pause])
    )
  }

  static func within(_ start: String?, _ end: String?, _ rule: Schedule.Rule = .everyDay)
    -> HabitTarget
  {
    HabitTarget(
      amountPerDay: 1,
      schedule: Schedule(rule),
      startDay: start.map { day($0) },
      endDay: end.map { day($0) }
    )
  }

  static func quit(
    _ limit: Int,
    _ rule: Schedule.Rule = .everyDay,
    goal: StreakGoal = .standard,
    start: String? = nil,
    end: String? = nil
  ) -> HabitTarget {
    HabitTarget(
      kind: .quit,
      amountPerDay: limit,
      schedule: Schedule(rule),
      goal: goal,
      startDay: start.map { day($0) },
      endDay: end.map { day($0) }
    )
  }

  static let all = [
    weekdays, otherDays, afterDone, quotas, pauses, skippedPeriods, months, ends, limits, amounts,
    sums,
  ].flatMap { $0.flatMap(\.self) }

  @Test("Each case has the stated result", arguments: all)
  func figure(of workedCase: WorkedCase) {
    #expect(workedCase.actual == workedCase.figure)
  }

  @Test("A day on which a habit is not due is perfect if the other habits are done")
  func perfectDays() {
    let today = day("2026-03-04")
    let first = day("2026-03-01")
    func history(_ target: HabitTarget, _ text: String) -> HabitHistory {
      HabitHistory(log: HabitLog(records(text, from: first)), target: target, created: first)
    }
    func perfect(_ habits: HabitHistory...) -> [CalendarDay] {
      PerfectDays(of: habits, in: .min ... .max, weekStart: .sunday, today: today).days
    }
    let daily = history(HabitTarget(), "xxxx")
    // Monday, the 2nd, is due and was not done.
    #expect(perfect(daily, history(Self.mondays, "....")).map(\.dayOfMonth) == [1, 3, 4])
    #expect(perfect(history(Self.mondays, ".x..")).map(\.dayOfMonth) == [2])
    // Days that were kept are perfect and a slip is not. Today does not prevent a perfect day.
    #expect(perfect(daily, history(Self.quit(0), ".1..")).map(\.dayOfMonth) == [1, 3, 4])
    #expect(perfect(history(Self.quit(0), ".1..")).map(\.dayOfMonth) == [1, 3])
    #expect(perfect(daily, history(Self.quit(0), "...1")).map(\.dayOfMonth) == [1, 2, 3])
  }
}
