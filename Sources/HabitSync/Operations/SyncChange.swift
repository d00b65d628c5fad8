import Foundation
import HabitEngine

/// A change of an entity or a day in an operation.
package enum SyncChange: Hashable, Sendable {
  /// Sets properties of a habit, which creates the habit if necessary. A deletion is a property.
  case habit(UUID, [HabitProperty])
  /// Sets properties of a category, by its key.
  case category(String, [CategoryProperty])
  /// Sets encoded properties of any entity.
  case properties(EntityID, [PropertyValue])
  /// Changes a day of a habit.
  case day(UUID, CalendarDay, DayEdit)
}
