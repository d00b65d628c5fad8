@testable import HabitEngine

/// Cases of pauses and monthly goals.
extension WorkedCaseTests {
  static let fourAWeek = StreakGoal(period: .week, basis: .day, value: 4)

  static let pauses: [[WorkedCase]] = [
    WorkedHabit(target(paused: ("2026-03-03", "2026-03-06"))).cases([
      ("A pause within a run is bridged", "xx....xx", .streak(4, longest: 4)),
      ("A day done in a pause counts", "xx.x..xx", .streak(5, longest: 5)),
      ("A missing day after a pause breaks the run", "xx.....x", .streak(1, longest: 2)),
      ("A complete day within a pause is shown as complete", "xx.x..", .levels("xxpxpp")),
      ("The rate excludes a pause", "xx....x.", .rate(3, of: 3)),
    ]),
    WorkedHabit(target(paused: ("2026-03-03", nil))).cases([
      ("A pause without an end keeps the run", "xx" + dots(300), .streak(2, longest: 2))
    ]),
    WorkedHabit(target(goal: fourAWeek, paused: ("2026-03-11", "2026-03-14"))).cases([
      (
        "Four days a week across a pause: a week with three active days requires two",
        "xxxx...xx.....xxxx", .streak(3, longest: 3)
      ),
      ("One of two required days is not enough", "xxxx...x......xxxx", .streak(1, longest: 1)),
    ]),
    WorkedHabit(target(goal: fourAWeek, paused: ("2026-03-08", "2026-03-14"))).cases([
      ("A completely paused week is bridged", "xxxx..........xxxx", .streak(2, longest: 2)),
      (
        "A completely paused week counts if it met the whole goal anyway", "xxxx...xxxx...xxxx",
        .streak(3, longest: 3)
      ),
    ]),
    WorkedHabit(target(goal: fourAWeek, paused: ("2026-03-01", "2026-03-06"))).cases([
      (
        "With six days of a week paused, one of four days is required", "......x.",
        .streak(1, longest: 1)
      )
    ]),
    WorkedHabit(target(paused: ("2026-03-02", "2026-03-20"))).cases([
      ("A pause leaves the strength unchanged", "x" + dots(19), .strength(1 - retention))
    ]),
  ]

  static let tenAMonth = StreakGoal(period: .month, basis: .day, value: 10)

  static let months: [[WorkedCase]] = [
    WorkedHabit(HabitTarget(goal: tenAMonth), from: "2026-01-01").cases([
      (
        "Ten days in each of two months, and three in the current month: two months",
        done(10) + dots(21) + done(10) + dots(18) + "xxx", .streak(2, longest: 2)
      ),
      (
        "A month with nine of ten days breaks the run",
        done(10) + dots(21) + done(9) + dots(19) + done(10), .streak(1, longest: 1)
      ),
    ]),
    WorkedHabit(
      HabitTarget(goal: StreakGoal(period: .month, basis: .day, value: 31)),
      from: "2026-02-01"
    ).cases([
      (
        "A goal of 31 days a month requires all 28 days of February", done(28) + ".",
        .streak(1, longest: 1)
      )
    ]),
    WorkedHabit(HabitTarget(goal: tenAMonth), from: "2026-02-03").cases([
      (
        "A month that meets its goal is outlined from its first day to its last", done(10),
        .outlines(["2026-02-01...2026-02-28"])
      )
    ]),
    WorkedHabit(
      target(
        goal: StreakGoal(period: .month, basis: .value, value: 40),
        paused: ("2026-02-15", "2026-02-28")
      ),
      from: "2026-02-01"
    ).cases([
      (
        "40 times a month, half of it paused: 20 are enough", "992" + dots(26),
        .streak(1, longest: 1)
      ),
      (
        "40 times a month, half of it paused: 19 are not enough", "991" + dots(26),
        .streak(0, longest: 0)
      ),
    ]),
    WorkedHabit(HabitTarget(goal: tenAMonth), from: "2026-02-01").cases([
      (
        "The rate of an everyday habit with a goal of ten days a month expects ten",
        done(5) + dots(24), .rate(5, of: 10)
      )
    ]),
  ]
}
