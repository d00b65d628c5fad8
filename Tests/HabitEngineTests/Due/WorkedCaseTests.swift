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

  /// Returns a target.
  ///
  /// - Parameter paused: The first and last day of a pause, which has no end if the last is nil.
  static func target(
    _ rule: Schedule.Rule = .everyDay,
    kind: HabitKind = .build,
    perDay: Int = 1,
    goal: StreakGoal = .standard,
    start: String? = nil,
    end: String? = nil,
    paused: (first: String, last: String?)? = nil
  ) -> HabitTarget {
    let pause = paused.map { first, last in
      last.map { Pause(day(first)...day($0)) } ?? Pause(from: day(first))
    }
    return HabitTarget(
      kind: kind,
      amountPerDay: perDay,
      schedule: Schedule(rule),
      goal: goal,
      startDay: start.map { day($0) },
      endDay: end.map { day($0) },
      pauses: PauseList([pause].compactMap(\.self))
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
    let quit = Self.target(kind: .quit, perDay: 0)
    #expect(perfect(daily, history(quit, ".1..")).map(\.dayOfMonth) == [1, 3, 4])
    #expect(perfect(history(quit, ".1..")).map(\.dayOfMonth) == [1, 3])
    #expect(perfect(daily, history(quit, "...1")).map(\.dayOfMonth) == [1, 2, 3])
  }
}
