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

  static let sums: [WorkedCase] = [
    WorkedCase(
      "6 km a week, run at once: the week is met",
      sixAWeek(),
      counts: [0, 0, 60, 0, 0, 0, 0, 0],
      .share(1)
    ),
    WorkedCase(
      "3 of 6 km a week give half the rate",
      sixAWeek(),
      counts: [0, 0, 20, 0, 10, 0, 0, 0],
      .share(0.5)
    ),
    WorkedCase(
      "12 km in one week do not make up for another",
      sixAWeek(),
      counts: [120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      .share(0.5)
    ),
    WorkedCase(
      "A week that is not over expects only the amount that it already has",
      sixAWeek(),
      counts: [0, 0, 60, 0, 0, 0, 0, 20, 0],
      .share(1)
    ),
    WorkedCase(
      "6 km a week, begun on a Thursday: 2.6 km are expected on three days",
      sixAWeek(),
      from: "2026-03-05",
      counts: [13, 0, 0, 0],
      .share(0.5)
    ),
    WorkedCase(
      "6 km a week, paused from Thursday on: 3.5 km are expected on four days",
      sixAWeek(PauseList([Pause(day("2026-03-05")...day("2026-03-07"))])),
      from: "2026-03-01",
      counts: [35, 0, 0, 0, 0, 0, 0, 0],
      .share(1)
    ),
    WorkedCase(
      "A paused week does not count",
      sixAWeek(PauseList([Pause(day("2026-03-08")...day("2026-03-14"))])),
      from: "2026-03-01",
      counts: [30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      .share(0.5)
    ),
    WorkedCase(
      "40 times a month: 10 give a quarter",
      HabitTarget(goal: StreakGoal(period: .month, basis: .value, value: 40)),
      from: "2026-02-01",
      "91" + dots(27),
      .share(0.25)
    ),
  ]

  static let skippedPeriods: [WorkedCase] = [
    WorkedCase(
      "A completely skipped week is bridged",
      HabitTarget(goal: fourAWeek),
      "xxxx...sssssssxxxx",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "Two skipped weeks are bridged, and the run is still current",
      HabitTarget(goal: fourAWeek),
      "xxxx...ssssssssssssss...",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "A week with a day that was not skipped breaks the run",
      HabitTarget(goal: fourAWeek),
      "xxxx...ssssss.xxxx",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "A week without records after a skipped week breaks the run",
      HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 1)),
      "x......sssssss.......x",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "Each week that meets the goal is outlined, and a bridged week is not",
      HabitTarget(goal: fourAWeek),
      from: "2026-03-01",
      "xxxx...sssssssxxxx",
      .outlines(["2026-03-01...2026-03-07", "2026-03-15...2026-03-21"])
    ),
    WorkedCase(
      "A week whose only due day is skipped is bridged",
      HabitTarget(
        amountPerDay: 1,
        schedule: Schedule(.weekdays([.monday])),
        goal: StreakGoal(period: .week, basis: .day, value: 1)
      ),
      from: "2026-03-02",
      "x......s......x",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "A skipped month is bridged",
      HabitTarget(goal: StreakGoal(period: .month, basis: .day, value: 10)),
      from: "2026-01-01",
      done(10) + dots(21) + String(repeating: "s", count: 28) + done(10),
      .streak(current: 2, longest: 2)
    ),
  ]
}
