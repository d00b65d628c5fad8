import Foundation
import HabitEngine

extension HabitStore {
  /// Saves a change that was prepared off the main actor, and updates views.
  nonisolated func show(
    _ change: StoreChange,
    whenSaved save: () throws -> Void
  ) async throws {
    // Before the save, so that views do not read the new histories again.
    await show(change.new)
    await setBusy(true)
    do {
      try save()
    } catch {
      await setBusy(false)
      await forget(Array(change.new.keys))
      throw error
    }
    await show(change)
    await setBusy(false)
    await noteWrite()
  }

  /// Makes a change off the main actor under a write lock, and updates views.
  nonisolated func showing(_ change: () throws -> StoreChange) async throws {
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

  /// Updates the histories that views show.
  func show(_ histories: [UUID: StoreChange.History]) {
    for (id, history) in histories { setLog(history.log, version: history.version, for: id) }
  }

  private func forget(_ habits: [UUID]) {
    for id in habits { setLog(nil, for: id) }
  }
}
