@testable import HabitEngine

/// Cases of amounts per week or month, and of weeks in which all days are skipped.
extension WorkedCaseTests {
  private static let kilometers = Measure.amount(AmountUnit(name: "km", decimals: 1))

  /// Returns a habit of 6 km a week, in which 1 km completes a day.
  private static func sixAWeek(_ pauses: PauseList = PauseList()) -> HabitTarget {
    HabitTarget(
      measure: kilometers,
      amountPerDay: 10,
      goal: StreakGoal(period: .week, basis: .value, value: 60, measure: kilometers),
      pauses: pauses
    )
  }

  static let sums: [[WorkedCase]] = [
    WorkedHabit(sixAWeek()).cases(counts: [
      ("6 km a week, run at once: the week is met", [0, 0, 60, 0, 0, 0, 0, 0], .share(1)),
      ("3 of 6 km a week give half the rate", [0, 0, 20, 0, 10, 0, 0, 0], .share(0.5)),
      (
        "12 km in one week do not make up for another",
        [120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], .share(0.5)
      ),
      (
        "A week that is not over expects only the amount that it already has",
        [0, 0, 60, 0, 0, 0, 0, 20, 0], .share(1)
      ),
    ]),
    WorkedHabit(sixAWeek(), from: "2026-03-05").cases(counts: [
      (
        "6 km a week, begun on a Thursday: 2.6 km are expected on three days", [13, 0, 0, 0],
        .share(0.5)
      )
    ]),
    WorkedHabit(sixAWeek(PauseList([Pause(day("2026-03-05")...day("2026-03-07"))]))).cases(counts: [
      (
        "6 km a week, paused from Thursday on: 3.5 km are expected on four days",
        [35, 0, 0, 0, 0, 0, 0, 0], .share(1)
      )
    ]),
    WorkedHabit(sixAWeek(PauseList([Pause(day("2026-03-08")...day("2026-03-14"))]))).cases(counts: [
      ("A paused week does not count", [30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], .share(0.5))
    ]),
    WorkedHabit(
      HabitTarget(goal: StreakGoal(period: .month, basis: .value, value: 40)),
      from: "2026-02-01"
    ).cases([
      ("40 times a month: 10 give a quarter", "91" + dots(27), .share(0.25))
    ]),
  ]

  static let skippedPeriods: [[WorkedCase]] = [
    WorkedHabit(HabitTarget(goal: fourAWeek)).cases([
      ("A completely skipped week is bridged", "xxxx...sssssssxxxx", .streak(2, longest: 2)),
      (
        "Two skipped weeks are bridged, and the run is still current", "xxxx...ssssssssssssss...",
        .streak(1, longest: 1)
      ),
      (
        "A week with a day that was not skipped breaks the run", "xxxx...ssssss.xxxx",
        .streak(1, longest: 1)
      ),
      (
        "Each week that meets the goal is outlined, and a bridged week is not",
        "xxxx...sssssssxxxx", .outlines(["2026-03-01...2026-03-07", "2026-03-15...2026-03-21"])
      ),
    ]),
    WorkedHabit(HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 1))).cases([
      (
        "A week without records after a skipped week breaks the run", "x......sssssss.......x",
        .streak(1, longest: 1)
      )
    ]),
    WorkedHabit(
      HabitTarget(
        amountPerDay: 1,
        schedule: Schedule(.weekdays([.monday])),
        goal: StreakGoal(period: .week, basis: .day, value: 1)
      ),
      from: "2026-03-02"
    ).cases([
      ("A week whose only due day is skipped is bridged", "x......s......x", .streak(2, longest: 2))
    ]),
    WorkedHabit(
      HabitTarget(goal: StreakGoal(period: .month, basis: .day, value: 10)),
      from: "2026-01-01"
    ).cases([
      (
        "A skipped month is bridged",
        done(10) + dots(21) + String(repeating: "s", count: 28) + done(10), .streak(2, longest: 2)
      )
    ]),
  ]
}
