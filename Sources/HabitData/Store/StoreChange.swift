import Foundation
import HabitEngine

/// The histories after a change that was made off the main actor, for views.
package struct StoreChange: Sendable {
  /// A history and its ``Habit/historyVersion``.
  struct History: Sendable {
    var log: HabitLog
    var version: UUID?
  }

  /// The histories of new habits.
  var new: [UUID: History] = [:]
  /// The histories of existing habits that changed.
  var changed: [UUID: History] = [:]
  /// The deleted habits.
  var removed: [UUID] = []
}
