import HabitEngine
import Testing

@testable import HabitData

struct SampleHistoryTests {
  private let sample = SampleHistory(today: CalendarDay(rawValue: 20_521), boundary: .utcBuckets)

  @Test func `The sample is the same each time`() {
    let habits = sample.habits(30)
    #expect(habits == sample.habits(30))
    #expect(Array(habits.prefix(7)) == sample.habits(7))
    // Generators and libraries may change, but the sample must not.
    #expect(habits[0].days.count == 469)
    #expect(habits[29].days.count == 489)
  }

  @Test func `The sample has valid habits of several kinds`() {
    let habits = sample.habits(40)
    #expect(Set(habits.map(\.id)).count == 40)
    #expect(habits.allSatisfy { $0.draft.validated == $0.draft })
    #expect(habits.contains { $0.draft.completionsPerDay > 1 })
    #expect(habits.contains { $0.draft.streakGoal.period == .week })
    #expect(habits.contains { $0.draft.streakGoal.basis == .value })
    #expect(habits.contains { $0.archivedAt != nil })
    #expect(habits.contains { $0.draft.name.count > 70 })
    #expect(Set(habits.flatMap { $0.days.map(\.status) }) == [.done, .skipped])
  }

  @Test func `The sample has at most one record per day of the last two years`() {
    for habit in sample.habits(12) {
      let days = habit.days.map(\.day)
      #expect(Set(days).count == days.count)
      #expect(days.allSatisfy { (sample.today.advanced(by: -729)...sample.today).contains($0) })
      #expect(days.count > 300)
    }
  }
}
