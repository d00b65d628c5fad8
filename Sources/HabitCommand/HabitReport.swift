import Foundation
import HabitData
import HabitEngine

/// A habit as the command prints it.
struct HabitReport: CommandAnswer, Equatable {
  let id: UUID
  let name: String
  let category: String?
  let isArchived: Bool
  /// The day of the report, `2026-03-09`.
  let day: String
  /// The day's state: `completed`, `2 of 3`, `skipped`, `missed` or `not completed`.
  let state: String
  /// How often it was done on the day, or how much, in smallest parts of what it measures.
  let count: Int
  /// What the day asks for, in the same.
  let completionsPerDay: Int
  /// The streak that goes on today and the longest, in the unit of the habit's goal.
  let currentStreak: Int
  let longestStreak: Int
  /// `day`, `week` or `month`.
  let streakUnit: String
  /// From 0 to 1.
  let completionRate: Double
  let totalCompletions: Int

  @MainActor init(_ habit: Habit, on day: CalendarDay, in store: HabitStore) {
    let (state, streaks) = (store.state(of: habit, on: day), store.streaks(of: habit))
    let statistics = store.statistics(of: habit)
    id = habit.id
    name = habit.name
    category = store.categoryName(of: habit)
    isArchived = habit.archivedAt != nil
    self.day = day.isoText
    self.state = state.summary
    count = state.count
    completionsPerDay = habit.completionsPerDay
    currentStreak = streaks.current
    longestStreak = streaks.longest
    streakUnit = habit.streakGoal.period.rawValue
    completionRate = statistics.completionRate.fraction
    totalCompletions = statistics.totalCount
  }

  /// "Read: completed on 2026-03-09, streak 12 days (longest 30), 87 % of the time"
  var text: String {
    let archived = isArchived ? " (archived)" : ""
    let rate = completionRate.formatted(.percent.precision(.fractionLength(0)))
    let streak = "streak \(streakLabel) (longest \(longestStreak))"
    return "\(name.onOneLine)\(archived): \(state) on \(day), \(streak), \(rate) of the time"
  }

  /// The streak that goes on today: "12 days".
  var streakLabel: String {
    (StreakGoal.Period(rawValue: streakUnit) ?? .day).formatted(currentStreak)
  }
}
