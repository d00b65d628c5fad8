import HabitEngine
import Testing

@testable import HabitData

struct StreakGoalSentenceTests {
  @Test(arguments: [
    (StreakGoal.Period.day, StreakGoal.Basis.day, 1, "A streak shows from the first complete day."),
    (.day, .day, 3, "A streak shows from 3 complete days in a row."),
    (.day, .value, 1, "A streak shows on days with at least 1 completion."),
    (.day, .value, 8, "A streak shows on days with at least 8 completions."),
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
}
