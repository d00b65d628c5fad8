import Foundation
import HabitEngine

/// The histories that result from a change made off the main actor, for updating the views.
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

extension HabitStore {
  /// Saves a change that was prepared off the main actor, and updates views.
  nonisolated func show(
    _ change: StoreChange,
    whenSaved save: () throws -> Void
  ) async throws {
    // Views get the new histories before the save. Otherwise they would read them from the store.
    await show(change.new)
    do {
      try await apply {
        try save()
        return change
      }
    } catch {
      await forget(Array(change.new.keys))
      throw error
    }
  }

  /// Makes a change off the main actor while windows refuse writes, and updates views.
  nonisolated func apply(_ change: () throws -> StoreChange) async throws {
    await setBusy(true)
    do {
      await show(try change())
    } catch {
      await setBusy(false)
      throw error
    }
    await setBusy(false)
    await noteWrite()
  }

  /// Updates views after a change was saved.
  func show(_ change: StoreChange) {
    show(change.new)
    show(change.changed)
    forget(change.removed)
    histories.showAgain()
  }

  private func show(_ changed: [UUID: StoreChange.History]) {
    for (id, history) in changed {
      histories.setLog(history.log, version: history.version, for: id)
    }
  }

  private func forget(_ habits: [UUID]) {
    for id in habits { histories.setLog(nil, for: id) }
  }
}
