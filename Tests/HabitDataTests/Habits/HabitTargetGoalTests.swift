import Foundation
import HabitEngine
import Testing

@testable import HabitData

struct HabitTargetGoalTests {
  private let english = Locale(identifier: "en_US")

  @Test(arguments: [
    (StreakGoal.Period.day, StreakGoal.Basis.day, 1, "Every complete day is outlined."),
    (.day, .day, 2, "Two or more days in a row are outlined."),
    (.day, .day, 3, "Three or more days in a row are outlined."),
    (.day, .day, 10, "Ten or more days in a row are outlined."),
    (.day, .day, 11, "11 or more days in a row are outlined."),
    (.day, .value, 1, "Days with at least 1 completion are outlined."),
    (.day, .value, 8, "Days with at least 8 completions are outlined."),
    (.week, .day, 1, "A streak counts weeks with at least 1 day done."),
    (.week, .day, 5, "A streak counts weeks with at least 5 days done."),
    (.week, .value, 1, "A streak counts weeks with at least 1 completion in all."),
    (.week, .value, 20, "A streak counts weeks with at least 20 completions in all."),
    (.month, .day, 20, "A streak counts months with at least 20 days done."),
    (.month, .value, 60, "A streak counts months with at least 60 completions in all."),
  ])
  func `A goal is explained in a sentence`(
    period: StreakGoal.Period,
    basis: StreakGoal.Basis,
    value: Int,
    sentence: String
  ) {
    let goal = StreakGoal(period: period, basis: basis, value: value)
    #expect(HabitTarget(goal: goal).goalSentence(english) == sentence)
  }

  @Test(arguments: [
    (StreakGoal(period: .day, basis: .day, value: 1), "1 day in a row"),
    (StreakGoal(period: .day, basis: .day, value: 3), "3 days in a row"),
    (StreakGoal(period: .day, basis: .value, value: 1), "once a day"),
    (StreakGoal(period: .day, basis: .value, value: 8), "8 times a day"),
    (StreakGoal(period: .week, basis: .day, value: 3), "3 days a week"),
    (StreakGoal(period: .month, basis: .value, value: 20), "20 times a month"),
  ])
  func `A goal is stated in plain words`(goal: StreakGoal, words: String) {
    #expect(goal.words == words)
  }

  @Test(arguments: [
    (1, StreakGoal(period: .week, basis: .value, value: 7), nil),
    (
      1, StreakGoal(period: .week, basis: .value, value: 23),
      "Out of reach: done once a day, the habit makes 7 completions a week."
    ),
    (3, StreakGoal(period: .week, basis: .value, value: 21), nil),
    (
      3, StreakGoal(period: .week, basis: .value, value: 22),
      "Out of reach: done 3 times a day, the habit makes 21 completions a week."
    ),
    (2, StreakGoal(period: .day, basis: .value, value: 2), nil),
    (
      1, StreakGoal(period: .day, basis: .value, value: 2),
      "Out of reach: done once a day, the habit makes 1 completion a day."
    ),
    (1, StreakGoal(period: .day, basis: .day, value: 365), nil),
    (1, StreakGoal(period: .week, basis: .day, value: 7), nil),
  ])
  func `A goal out of reach has a warning`(
    completionsPerDay: Int,
    goal: StreakGoal,
    warning: String?
  ) {
    let target = HabitTarget(completionsPerDay: completionsPerDay, goal: goal)
    #expect(target.goalWarning(english) == warning)
  }

  private static let kilometers = Measure.amount(AmountUnit(name: "km", decimals: 1, step: 5))

  @Test(arguments: [
    (kilometers, 85, 400, "A streak counts weeks with at least 40 km in all.", nil),
    (
      kilometers, 85, 600, "A streak counts weeks with at least 60 km in all.",
      "Out of reach: 8.5 km a day is only 59.5 km a week."
    ),
    (
      .time, 1_800, 14_400, "A streak counts weeks with at least 4 hours in all.",
      "Out of reach: 30 minutes a day is only 3 hours 30 minutes a week."
    ),
  ])
  func `Amounts are stated in their unit`(
    measure: Measure,
    amountPerDay: Int,
    value: Int,
    sentence: String,
    warning: String?
  ) {
    let goal = StreakGoal(period: .week, basis: .value, value: value, measure: measure)
    let target = HabitTarget(measure: measure, amountPerDay: amountPerDay, goal: goal)
    #expect(target.goalSentence(english) == sentence)
    #expect(target.goalWarning(english) == warning)
  }

  @Test(arguments: [
    (StreakGoal.Period.day, 3, "Three or more days in a row are outlined."),
    (.week, 3, "A streak counts weeks with at least 3 days done."),
    (.week, 200, "A streak counts weeks with at least 7 days done."),
    (.month, 200, "A streak counts months with at least 31 days done."),
  ])
  func `A quit habit's goal counts days on value basis, too`(
    period: StreakGoal.Period,
    value: Int,
    sentence: String
  ) {
    let target = HabitTarget(
      kind: .quit,
      measure: .amount(AmountUnit(name: "g")),
      amountPerDay: 50,
      goal: StreakGoal(period: period, basis: .value, value: value)
    )
    #expect(target.goalSentence(english) == sentence)
  }

  @Test(arguments: [
    (1, StreakGoal.Period.day, "1 day"), (12, .day, "12 days"), (1, .week, "1 week"),
    (3, .week, "3 weeks"), (2, .month, "2 months"),
  ])
  func `A streak is stated in the unit of its goal`(
    length: Int,
    period: StreakGoal.Period,
    expected: String
  ) {
    #expect(period.formatted(length) == expected)
  }
}
