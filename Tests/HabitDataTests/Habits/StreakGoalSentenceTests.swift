import HabitEngine
import Testing

@testable import HabitData

struct StreakGoalSentenceTests {
  @Test(arguments: [
    (
      StreakGoal.Period.day, StreakGoal.Basis.day, 1,
      "An outline shows from the first complete day."
    ),
    (.day, .day, 3, "An outline shows from 3 complete days in a row."),
    (.day, .value, 1, "An outline shows on days with at least 1 completion."),
    (.day, .value, 8, "An outline shows on days with at least 8 completions."),
    (.week, .day, 1, "A streak counts weeks with at least 1 day done."),
    (.week, .day, 5, "A streak counts weeks with at least 5 days done."),
    (.week, .value, 1, "A streak counts weeks with at least 1 completion in all."),
    (.week, .value, 20, "A streak counts weeks with at least 20 completions in all."),
  ])
  func saysWhatTheGoalMeans(
    period: StreakGoal.Period,
    basis: StreakGoal.Basis,
    value: Int,
    sentence: String
  ) {
    #expect(StreakGoal(period: period, basis: basis, value: value).sentence == sentence)
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
  func saysWhatIsOutOfReach(completionsPerDay: Int, goal: StreakGoal, warning: String?) {
    let target = HabitTarget(completionsPerDay: completionsPerDay, goal: goal)
    #expect(target.goalWarning == warning)
  }

  @Test func aValueFollowsWhatThePeriodAndTheBasisAllow() {
    var draft = HabitDraft(streakGoal: StreakGoal(period: .day, basis: .day, value: 30))
    draft.goalPeriod = .week
    #expect(draft.streakGoal == StreakGoal(period: .week, basis: .day, value: 7))
    #expect(draft.goalValues == 1...7)
    draft.goalBasis = .value
    #expect(draft.goalValues == 1...999)
    draft.goalValue = 50
    draft.goalBasis = .day
    #expect(draft.streakGoal == StreakGoal(period: .week, basis: .day, value: 7))
    draft.goalValue = 0
    draft.goalPeriod = .day
    #expect(draft.streakGoal == StreakGoal(period: .day, basis: .day, value: 1))
  }

  @Test(arguments: [
    (1, StreakGoal.Period.day, "1 day"), (12, .day, "12 days"), (1, .week, "1 week"),
    (3, .week, "3 weeks"),
  ])
  func namesTheUnitOfTheGoal(length: Int, period: StreakGoal.Period, expected: String) {
    #expect(period.formatted(length) == expected)
  }
}
