import Foundation
@testable import HabitEngine

/// Cases of pauses and monthly goals.
extension WorkedCaseTests {
  static let fourAWeek = StreakGoal(period: .week, basis: .day, value: 4)

  static let pauses: [WorkedCase] = [
    WorkedCase(
      "A pause within a run is bridged",
      paused("2026-03-03", "2026-03-06"),
      from: "2026-03-01",
      "xx....xx",
      .streak(current: 4, longest: 4)
    ),
    WorkedCase(
      "A day done in a pause counts",
      paused("2026-03-03", "2026-03-06"),
      from: "2026-03-01",
      "xx.x..xx",
      .streak(current: 5, longest: 5)
    ),
    WorkedCase(
      "A missing day after a pause breaks the run",
      paused("2026-03-03", "2026-03-06"),
      from: "2026-03-01",
      "xx.....x",
      .streak(current: 1, longest: 2)
    ),
    WorkedCase(
      "A complete day within a pause is shown as complete",
      paused("2026-03-03", "2026-03-06"),
      from: "2026-03-01",
      "xx.x..",
      .levels("xxpxpp")
    ),
    WorkedCase(
      "The rate excludes a pause",
      paused("2026-03-03", "2026-03-06"),
      from: "2026-03-01",
      "xx....x.",
      .rate(3, of: 3)
    ),
    WorkedCase(
      "A pause without an end keeps the run",
      paused("2026-03-03"),
      from: "2026-03-01",
      "xx" + dots(300),
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "Four days a week across a pause: a week with three active days requires two",
      paused("2026-03-11", "2026-03-14", goal: fourAWeek),
      from: "2026-03-01",
      "xxxx...xx.....xxxx",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "One of two required days is not enough",
      paused("2026-03-11", "2026-03-14", goal: fourAWeek),
      from: "2026-03-01",
      "xxxx...x......xxxx",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "A completely paused week is bridged",
      paused("2026-03-08", "2026-03-14", goal: fourAWeek),
      from: "2026-03-01",
      "xxxx..........xxxx",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "A completely paused week counts if it met the whole goal anyway",
      paused("2026-03-08", "2026-03-14", goal: fourAWeek),
      from: "2026-03-01",
      "xxxx...xxxx...xxxx",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "With six days of a week paused, one of four days is required",
      paused("2026-03-01", "2026-03-06", goal: fourAWeek),
      from: "2026-03-01",
      "......x.",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "A pause leaves the strength unchanged",
      paused("2026-03-02", "2026-03-20"),
      from: "2026-03-01",
      "x" + dots(19),
      .strength(1 - retention)
    ),
  ]

  static let tenAMonth = StreakGoal(period: .month, basis: .day, value: 10)

  static let months: [WorkedCase] = [
    WorkedCase(
      "Ten days in each of two months, and three in the current month: two months",
      HabitTarget(goal: tenAMonth),
      from: "2026-01-01",
      done(10) + dots(21) + done(10) + dots(18) + "xxx",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "A month with nine of ten days breaks the run",
      HabitTarget(goal: tenAMonth),
      from: "2026-01-01",
      done(10) + dots(21) + done(9) + dots(19) + done(10),
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "A goal of 31 days a month requires all 28 days of February",
      HabitTarget(goal: StreakGoal(period: .month, basis: .day, value: 31)),
      from: "2026-02-01",
      done(28) + ".",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "A month that meets its goal is outlined from its first day to its last",
      HabitTarget(goal: tenAMonth),
      from: "2026-02-03",
      done(10),
      .outlines(["2026-02-01...2026-02-28"])
    ),
    WorkedCase(
      "40 times a month, half of it paused: 20 are enough",
      paused(
        "2026-02-15",
        "2026-02-28",
        goal: StreakGoal(period: .month, basis: .value, value: 40)
      ),
      from: "2026-02-01",
      "992" + dots(26),
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "40 times a month, half of it paused: 19 are not enough",
      paused(
        "2026-02-15",
        "2026-02-28",
        goal: StreakGoal(period: .month, basis: .value, value: 40)
      ),
      from: "2026-02-01",
      "991" + dots(26),
      .streak(current: 0, longest: 0)
    ),
    WorkedCase(
      "The rate of an everyday habit with a goal of ten days a month expects ten",
      HabitTarget(goal: tenAMonth),
      from: "2026-02-01",
      done(5) + dots(24),
      .rate(5, of: 10)
    ),
  ]
}
