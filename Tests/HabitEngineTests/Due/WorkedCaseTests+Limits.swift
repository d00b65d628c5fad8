import Foundation
@testable import HabitEngine

/// Cases of first and last days, and of quit habits.
extension WorkedCaseTests {
  static let ends: [WorkedCase] = [
    WorkedCase(
      "A habit that ended keeps its run",
      within(nil, "2026-03-03"),
      from: "2026-03-01",
      "xxx......",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "A habit that ended expects only its own days",
      within(nil, "2026-03-03"),
      from: "2026-03-01",
      "xxx......",
      .rate(3, of: 3)
    ),
    WorkedCase(
      "The days after the end are not due",
      within(nil, "2026-03-03"),
      from: "2026-03-01",
      "xx....",
      .levels("xx.---")
    ),
    WorkedCase(
      "A challenge of 30 days that was not done on its last day expects 30 days",
      within("2026-03-01", "2026-03-30"),
      from: "2026-03-01",
      done(29) + dots(9),
      .rate(29, of: 30)
    ),
    WorkedCase(
      "A challenge that was not done on its last day has no current run",
      within("2026-03-01", "2026-03-30"),
      from: "2026-03-01",
      done(29) + dots(9),
      .streak(current: 0, longest: 29)
    ),
    WorkedCase(
      "Days done before the start extend the run",
      within("2026-03-03", nil),
      from: "2026-03-01",
      "xxxx",
      .streak(current: 4, longest: 4)
    ),
    WorkedCase(
      "Days done before the start are not in the rate",
      within("2026-03-03", nil),
      from: "2026-03-01",
      "xxxx",
      .rate(2, of: 2)
    ),
    WorkedCase(
      "A habit that starts next week is not due",
      within("2026-03-10", nil),
      from: "2026-03-01",
      "...",
      .levels("---")
    ),
    WorkedCase(
      "A habit that starts next week has a rate of 0",
      within("2026-03-10", nil),
      from: "2026-03-01",
      "...",
      .rate(0, of: 0)
    ),
  ]

  static let fiveKept = StreakGoal(period: .week, basis: .value, value: 5)

  static let limits: [WorkedCase] = [
    WorkedCase(
      "A limit of 2 is kept with 2",
      quit(2),
      "222.",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "A limit of 2 is broken with 3",
      quit(2),
      "223.",
      .streak(current: 0, longest: 2)
    ),
    WorkedCase(
      "With a limit of 2, 2 is complete, 3 is a slip, and today is open",
      quit(2),
      "223.",
      .levels("xx!.")
    ),
    WorkedCase(
      "A day without a record is kept",
      quit(0),
      "....",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "A missed day is a slip",
      quit(0),
      "..m..",
      .streak(current: 1, longest: 2)
    ),
    WorkedCase(
      "A slip today ends the run immediately",
      quit(0),
      "...1",
      .streak(current: 0, longest: 3)
    ),
    WorkedCase(
      "A slip today is shown immediately",
      quit(0),
      "...1",
      .levels("xxx!")
    ),
    WorkedCase(
      "A skipped day is neither kept nor a slip",
      quit(0),
      "..s..",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "A day in a pause is not a slip",
      paused("2026-03-02", "2026-03-03", kind: .quit, perDay: 0),
      from: "2026-03-01",
      ".11..",
      .levels("xppx.")
    ),
    WorkedCase(
      "No beer from Monday to Friday: a Saturday is not a slip",
      quit(0, workdays),
      from: "2026-03-06",
      ".1..",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "Two of three days kept, and today, which is not over",
      quit(0),
      "..1.",
      .rate(2, of: 3)
    ),
    WorkedCase(
      "Five kept days meet the week, regardless of slips",
      quit(0, goal: fiveKept),
      "11......",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "A week with three slips does not meet a goal of five kept days",
      quit(0, goal: fiveKept),
      "111.....",
      .streak(current: 0, longest: 0)
    ),
    WorkedCase(
      "A challenge of three days that was met stays met",
      quit(0, end: "2026-03-03"),
      from: "2026-03-01",
      "......1",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "Days before the start are not kept",
      quit(0, start: "2026-03-03"),
      from: "2026-03-01",
      ".....",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "13 kept days bring the strength to one half, regardless of today",
      quit(0),
      dots(14),
      .strength(0.5)
    ),
    WorkedCase(
      "A slip today lowers the strength immediately",
      quit(0),
      dots(13) + "1",
      .strength(0.5 * retention)
    ),
  ]
}
