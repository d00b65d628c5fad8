import Foundation
import HabitEngine

/// A change of an entity or a day in an operation.
package enum SyncChange: Hashable, Sendable {
  /// Sets properties of an entity, which creates the entity if necessary. A deletion is a property.
  case properties(EntityID, [PropertyValue])
  /// Changes a day of a habit.
  case day(UUID, CalendarDay, DayEdit)
}
