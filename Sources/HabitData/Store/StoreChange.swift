import Foundation
import HabitEngine

/// The histories that a change made away from the main actor leaves, for the views.
package struct StoreChange: Sendable {
  /// A history, and the ``Habit/historyVersion`` that it is of.
  struct History: Sendable {
    var log: HabitLog
    var version: UUID?
  }

  /// Of habits that were not in the store.
  var new: [UUID: History] = [:]
  /// Of habits that were there.
  var changed: [UUID: History] = [:]
  /// Habits that are gone.
  var removed: [UUID] = []
}
