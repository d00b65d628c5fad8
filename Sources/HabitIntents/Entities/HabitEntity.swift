import AppIntents
import Foundation
import HabitData
import HabitEngine

/// A habit as intents tell of it, on one day.
package struct HabitEntity: AppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
  package static let defaultQuery = HabitQuery()

  package let id: UUID
  @Property(title: "Name") package var name: String
  @Property(title: "Category") package var category: String?
  @Property(title: "Archived") package var isArchived: Bool
  /// `2026-03-09`.
  @Property(title: "Day") package var day: String
  /// The day in words: "completed", "2 of 3", "not due".
  @Property(title: "State") package var state: String
  @Property(title: "Due") package var isDue: Bool
  @Property(title: "Complete") package var isComplete: Bool
  /// What was done on the day, in the unit.
  @Property(title: "Amount") package var amount: Double
  /// What the day asks for or allows, in the unit.
  @Property(title: "Target") package var target: Double
  @Property(title: "Unit") package var unit: String?
  /// `running`, `paused` or `stopped`; nil for a habit that is not counted in minutes.
  @Property(title: "Timer") package var timer: String?
  @Property(title: "Current Streak") package var currentStreak: Int
  @Property(title: "Best Streak") package var longestStreak: Int
  /// `day`, `week` or `month`.
  @Property(title: "Streak Unit") package var streakUnit: String
  /// From 0 to 1.
  @Property(title: "Completion Rate") package var completionRate: Double

  private let icon: String

  @MainActor init(_ habit: Habit, on day: CalendarDay, in store: HabitStore) {
    let (state, streaks) = (store.state(of: habit, on: day), store.streaks(of: habit))
    id = habit.id
    icon = habit.icon
    name = habit.name
    category = store.categoryName(of: habit)
    isArchived = habit.archivedAt != nil
    self.day = day.isoText
    self.state = state.words(habit.pauses.pause(on: day))
    isDue = state.standing.isDue
    isComplete = state.isComplete
    amount = habit.measure.number(state.count)
    target = habit.measure.number(state.goal)
    unit = habit.measure.unitName
    timer = habit.measure == .time ? "\(habit.timer.phase)" : nil
    currentStreak = streaks.current
    longestStreak = streaks.longest
    streakUnit = habit.streakGoal.period.rawValue
    completionRate = store.statistics(of: habit).completionRate.fraction
  }

  /// A habit that something else is told of, without what it is on a day.
  package init(id: UUID, name: String, icon: String) {
    self.id = id
    self.icon = icon
    self.name = name
  }

  package var displayRepresentation: DisplayRepresentation {
    let details = [category, isArchived ? "archived" : nil].compactMap { $0 }
    return DisplayRepresentation(
      title: "\(name)",
      subtitle: details.isEmpty ? nil : "\(details.joined(separator: ", "))",
      image: DisplayRepresentation.Image(systemName: icon)
    )
  }
}
