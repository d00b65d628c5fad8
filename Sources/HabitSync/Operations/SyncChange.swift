import Foundation
import HabitEngine

/// What an operation says of one thing.
package enum SyncChange: Hashable, Sendable {
  /// Properties of a habit; a habit that is not there is made by them. A deletion is one of them.
  case habit(UUID, [HabitProperty])
  /// Properties of a category, by its key.
  case category(String, [CategoryProperty])
  /// Properties of anything, as files have them.
  case properties(EntityID, [PropertyValue])
  /// What is said of a day of a habit.
  case day(UUID, CalendarDay, DayEdit)
}
