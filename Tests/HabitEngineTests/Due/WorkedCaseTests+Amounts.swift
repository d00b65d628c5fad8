import Foundation
@testable import HabitEngine

/// Cases of amounts and time.
extension WorkedCaseTests {
  static func amount(
    _ amount: Int,
    decimals: Int,
    goal: (StreakGoal.Period, Int) = (.day, 1)
  ) -> HabitTarget {
    let measure = Measure.amount(AmountUnit(name: "km", decimals: decimals))
    return HabitTarget(
      measure: measure,
      amountPerDay: amount,
      goal: StreakGoal(period: goal.0, basis: .value, value: goal.1, measure: measure)
    )
  }

  static let halfAnHour = HabitTarget(measure: .time, amountPerDay: 1_800)

  static let amounts: [[WorkedCase]] = [
    WorkedHabit(amount(3, decimals: 3)).cases(counts: [
      ("0.003 of 0.003 is complete, 0.002 is not", [3, 2], .levels("x2"))
    ]),
    WorkedHabit(amount(85, decimals: 1)).cases(counts: [
      ("8.5 km and 8.5 km are 17 km", [85, 85], .total(170))
    ]),
    WorkedHabit(amount(85, decimals: 1, goal: (.week, 170))).cases(counts: [
      ("8.5 km and 8.5 km meet a week of 17 km", [85, 85], .streak(1, longest: 1)),
      ("8.5 km and 8.4 km do not meet a week of 17 km", [85, 84], .streak(0, longest: 0)),
    ]),
    WorkedHabit(amount(1, decimals: 3)).cases(counts: [
      (
        "Three of the largest amounts add up exactly", [999_999_999, 999_999_999, 999_999_999],
        .total(2_999_999_997)
      )
    ]),
    WorkedHabit(amount(999_999_999, decimals: 3)).cases(counts: [
      (
        "One minor unit less than the largest target is not complete", [999_999_999, 999_999_998],
        .levels("x3")
      )
    ]),
    WorkedHabit(amount(16_384, decimals: 0)).cases(counts: [
      ("16,383 steps of 16,384 are not complete", [16_384, 16_383], .levels("x3"))
    ]),
    WorkedHabit(amount(1, decimals: 1, goal: (.day, 50))).cases(counts: [
      (
        "Runs of days with 5 km or more", [50, 49, 60, 60],
        .outlines(["2026-03-01...2026-03-01", "2026-03-03...2026-03-04"])
      )
    ]),
    WorkedHabit(halfAnHour).cases(counts: [
      (
        "Half an hour is complete with 1,800 seconds and not with 1,799", [1_800, 1_799],
        .levels("x3")
      ),
      (
        "Half of the daily target counts half for the strength", [900],
        .strength((1 - retention) / 2)
      ),
    ]),
    WorkedHabit(mondays, from: "2026-03-02").cases([
      (
        "Two Mondays give as much strength as two days of a daily habit", "x......x.....",
        .strength(1 - retention * retention)
      )
    ]),
    WorkedHabit(target(.daysAMonth(10))).cases([
      (
        "Ten days a month: five complete days are a quarter of the quota of two months", "xxxxx",
        .strength(
          (1...5).reduce(0.0) { score, days in
            let retention = pow(0.5, (10 / 30.4375).squareRoot() / 13)
            return score * retention + Double(days) / 20 * (1 - retention)
          }
        )
      )
    ]),
  ]
}
