import HabitEngine
import Testing

@testable import HabitData

struct StreakGoalWordsTests {
  @Test(arguments: [
    (1, StreakGoal.Period.day, "1 day"), (12, .day, "12 days"), (1, .week, "1 week"),
    (3, .week, "3 weeks"),
  ])
  func namesTheUnitOfTheGoal(length: Int, period: StreakGoal.Period, words: String) {
    #expect(period.words(length) == words)
  }
}
