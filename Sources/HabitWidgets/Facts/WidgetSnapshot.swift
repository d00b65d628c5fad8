import Foundation
import HabitData
import HabitEngine

/// The data of the store for widgets, which determines the widgets' content at any date.
struct WidgetSnapshot: Hashable, Sendable {
  /// The habits, including archived ones, in order of their time of day.
  let habits: [HabitFacts]
  /// The names of the user's categories.
  let categories: [HabitCategory: String]
  let weekStart: WeekStart
  /// The boundary between days.
  let boundary: DayBoundary
  /// The time zone of reminder times.
  let timeZone: TimeZone

  /// Returns the day that contains an instant.
  func day(of date: Date) -> CalendarDay { boundary.day(of: date) }

  /// Returns the habit with an identifier, or nil if it was deleted.
  func habit(_ id: UUID) -> HabitFacts? { habits.first { $0.id == id } }

  /// Returns the habits that are not archived, or only those of a category.
  func kept(of category: HabitCategory? = nil) -> [HabitFacts] {
    habits.filter { !$0.isArchived && (category == nil || $0.category == category) }
  }
}

extension WidgetSnapshot {
  /// Creates the current data of a store.
  ///
  /// - Parameters:
  ///   - habits: All habits.
  ///   - timeZone: The user's time zone.
  @MainActor init(_ habits: [Habit], _ store: HabitStore, timeZone: TimeZone) throws {
    try store.read(habits)
    let sorted = habits.sorted { one, other in
      (one.timeOfDay, one.sortIndex) < (other.timeOfDay, other.sortIndex)
    }
    self.init(
      habits: sorted.map { HabitFacts($0, store) },
      categories: Dictionary(
        try store.categories().categories.map { ($0.id, $0.name) },
        uniquingKeysWith: { first, _ in first }
      ),
      weekStart: store.weekStart,
      boundary: store.days.boundary,
      timeZone: timeZone
    )
  }
}

/// The data of a habit for all of its widget entries.
struct HabitFacts: Hashable, Sendable {
  let id: UUID
  let name: String
  let icon: String
  /// The stored text of a ``HabitColor``.
  let color: String
  let category: HabitCategory?
  let isArchived: Bool
  let history: HabitHistory
  let reminders: [Reminder]
  let timer: HabitTimer
}

extension HabitFacts {
  @MainActor init(_ habit: Habit, _ store: HabitStore) {
    self.init(
      id: habit.id,
      name: habit.name,
      icon: habit.icon,
      color: habit.color,
      category: habit.category,
      isArchived: habit.archivedAt != nil,
      history: store.history(of: habit),
      reminders: habit.reminders,
      timer: habit.timer
    )
  }
}
