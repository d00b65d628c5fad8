import Foundation
import HabitEngine

extension HabitStore {
  /// Saves a change that was made away from the main actor, and lets the views follow.
  nonisolated func show(
    _ change: StoreChange,
    whenSaved save: () throws -> Void
  ) async throws {
    // Before the save, so that no view reads them once more: nothing shows them yet.
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

  /// Makes a change away from the main actor, while nothing else is written, and lets the views show
  /// what it left.
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

  /// Lets the views show a change that is on disk.
  func show(_ change: StoreChange) {
    show(change.new)
    show(change.changed)
    forget(change.removed)
    histories.showAgain()
  }

  /// Lets the views show histories.
  func show(_ histories: [UUID: StoreChange.History]) {
    for (id, history) in histories { setLog(history.log, version: history.version, for: id) }
  }

  private func forget(_ habits: [UUID]) {
    for id in habits { setLog(nil, for: id) }
  }
}
