@testable import HabitEngine

/// Cases of first and last days, and of quit habits.
extension WorkedCaseTests {
  static let ends: [[WorkedCase]] = [
    WorkedHabit(target(end: "2026-03-03")).cases([
      ("A habit that ended keeps its run", "xxx......", .streak(3, longest: 3)),
      ("A habit that ended expects only its own days", "xxx......", .rate(3, of: 3)),
      ("The days after the end are not due", "xx....", .levels("xx.---")),
    ]),
    WorkedHabit(target(start: "2026-03-01", end: "2026-03-30")).cases([
      (
        "A challenge of 30 days that was not done on its last day expects 30 days",
        done(29) + dots(9), .rate(29, of: 30)
      ),
      (
        "A challenge that was not done on its last day has no current run", done(29) + dots(9),
        .streak(0, longest: 29)
      ),
    ]),
    WorkedHabit(target(start: "2026-03-03")).cases([
      ("Days done before the start extend the run", "xxxx", .streak(4, longest: 4)),
      ("Days done before the start are not in the rate", "xxxx", .rate(2, of: 2)),
    ]),
    WorkedHabit(target(start: "2026-03-10")).cases([
      ("A habit that starts next week is not due", "...", .levels("---")),
      ("A habit that starts next week has a rate of 0", "...", .rate(0, of: 0)),
    ]),
  ]

  static let fiveKept = StreakGoal(period: .week, basis: .value, value: 5)

  static let limits: [[WorkedCase]] = [
    WorkedHabit(target(kind: .quit, perDay: 2)).cases([
      ("A limit of 2 is kept with 2", "222.", .streak(3, longest: 3)),
      ("A limit of 2 is broken with 3", "223.", .streak(0, longest: 2)),
      ("With a limit of 2, 2 is complete, 3 is a slip, and today is open", "223.", .levels("xx!.")),
    ]),
    WorkedHabit(target(kind: .quit, perDay: 0)).cases([
      ("A day without a record is kept", "....", .streak(3, longest: 3)),
      ("A missed day is a slip", "..m..", .streak(1, longest: 2)),
      ("A slip today ends the run immediately", "...1", .streak(0, longest: 3)),
      ("A slip today is shown immediately", "...1", .levels("xxx!")),
      ("A skipped day is neither kept nor a slip", "..s..", .streak(3, longest: 3)),
      ("Two of three days kept, and today, which is not over", "..1.", .rate(2, of: 3)),
      (
        "13 kept days bring the strength to one half, regardless of today", dots(14), .strength(0.5)
      ),
      ("A slip today lowers the strength immediately", dots(13) + "1", .strength(0.5 * retention)),
    ]),
    WorkedHabit(target(kind: .quit, perDay: 0, paused: ("2026-03-02", "2026-03-03"))).cases([
      ("A day in a pause is not a slip", ".11..", .levels("xppx."))
    ]),
    WorkedHabit(target(workdays, kind: .quit, perDay: 0), from: "2026-03-06").cases([
      ("No beer from Monday to Friday: a Saturday is not a slip", ".1..", .streak(1, longest: 1))
    ]),
    WorkedHabit(target(kind: .quit, perDay: 0, goal: fiveKept)).cases([
      ("Five kept days meet the week, regardless of slips", "11......", .streak(1, longest: 1)),
      (
        "A week with three slips does not meet a goal of five kept days", "111.....",
        .streak(0, longest: 0)
      ),
    ]),
    WorkedHabit(target(kind: .quit, perDay: 0, end: "2026-03-03")).cases([
      ("A challenge of three days that was met stays met", "......1", .streak(3, longest: 3))
    ]),
    WorkedHabit(target(kind: .quit, perDay: 0, start: "2026-03-03")).cases([
      ("Days before the start are not kept", ".....", .streak(2, longest: 2))
    ]),
  ]
}
