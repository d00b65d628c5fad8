import Foundation
import HabitEngine
import SwiftData

extension HabitStore {
  /// Creates a habit at the top of the manual order.
  ///
  /// - Returns: True if it is on disk; false also if the name is blank.
  package func create(_ draft: HabitDraft) -> Bool {
    guard let draft = draft.validated else { return false }
    let id = UUID()
    let isSaved = attempt { context in
      context.insert(
        HabitSnapshot(
          id: id,
          draft: draft,
          createdAt: days.now,
          sortIndex: try context.topIndex() - 1,
          completions: []
        )
      )
    }
    guard isSaved else { return false }
    newHabit = id
    registerUndo("Adding “\(draft.name)”") { $0.delete(id) }
    return true
  }

  /// Saves an edit of a habit. Properties that the edit did not change keep their current values.
  ///
  /// - Parameter original: The habit when the edit began. If another window has changed the same
  ///   property since, this edit wins, and that window shows a notice.
  /// - Returns: True if the change is on disk; false also if the name is blank or the habit is
  ///   gone.
  package func update(_ id: UUID, from original: HabitDraft, to draft: HabitDraft) -> Bool {
    guard let draft = draft.validated else { return false }
    let fields = original.changes(to: draft)
    guard !fields.isEmpty else { return true }
    var before = draft
    var timed = WrittenDays(habit: id)
    let isSaved = attemptTimed { context in
      let habit = try context.existingHabit(id, named: draft.name)
      let run = habit.timer.run
      before = habit.draft
      let after = before.taking(fields, from: draft)
      if after.measure != .time { timed = try endTimer(of: habit, in: context) }
      habit.apply(after)
      return timed.additions(from: run)
    }
    guard isSaved else { return false }
    histories.show(timed)
    let overwritten = fields.filter { before.changes(to: original).contains($0) }
      .filter { before.changes(to: draft).contains($0) }
    notifyEditors(of: overwritten, of: id, named: draft.name)
    histories.noteEdit(of: fields, of: id, by: self)
    registerUndo("Editing “\(draft.name)”") { [before] store in
      store.takeBackEdit(of: id, from: before, to: draft)
    }
    return true
  }

  /// Deletes a habit with its history.
  ///
  /// - Returns: A snapshot for ``restore(_:)``; nil if the habit could not be deleted.
  @discardableResult
  package func delete(_ habit: Habit) -> HabitSnapshot? {
    let (id, name) = (habit.id, habit.name)
    var snapshot: HabitSnapshot?
    let isSaved = attempt { context in
      // The current state, so that undo also restores changes by others.
      let habit = try context.existingHabit(id, named: name)
      snapshot = HabitSnapshot(habit, completions: try context.completions(of: id))
      context.delete(habit)
    }
    guard isSaved, let snapshot else { return nil }
    setLog(nil, for: id)
    registerUndo("Deleting “\(name)”", notice: "Deleted \(name)") { $0.restore(snapshot) }
    return snapshot
  }

  /// Restores a deleted habit with its history.
  func restore(_ snapshot: HabitSnapshot) {
    var isInserted = false
    let isSaved = attempt { context in
      // Someone else may have restored and changed it.
      guard try context.habit(snapshot.id) == nil else { return }
      context.insert(snapshot)
      isInserted = true
    }
    guard isSaved, isInserted else { return }
    registerUndo("Bringing back “\(snapshot.draft.name)”") { $0.delete(snapshot.id) }
  }

  package func archive(_ habit: Habit) {
    setArchived(days.now, habit.id, named: habit.name)
  }

  /// Restores an archived habit. Does nothing if it is gone. Its days in the archive become a
  /// pause, so that they break no streak.
  package func unarchive(_ id: UUID) {
    setArchived(nil, id)
  }

  /// Archives or restores a habit.
  ///
  /// - Parameters:
  ///   - date: The time of archiving; nil restores the habit.
  ///   - name: The name for an error message if the habit is gone. Without a name, that is not an
  ///     error.
  ///   - pauses: The habit's previous pauses, to undo its restoring.
  private func setArchived(
    _ date: Date?,
    _ id: UUID,
    named name: String? = nil,
    pauses: PauseList? = nil
  ) {
    var found: (name: String, archivedAt: Date?, pauses: PauseList?)?
    let isSaved = attempt { context in
      guard let habit = try context.habit(id) else {
        if let name { throw HabitStoreError.habitIsGone(name) }
        return
      }
      guard (habit.archivedAt == nil) != (date == nil) else { return }
      found = (habit.name, habit.archivedAt, date == nil ? habit.pauses : nil)
      if let pauses {
        habit.pauses = pauses
      } else if date == nil, let archivedDays = archivedDays(of: habit) {
        habit.pauses = habit.pauses.union(PauseList([archivedDays]))
      }
      habit.archivedAt = date
    }
    guard isSaved, let found else { return }
    let verb = date == nil ? "Restored" : "Archived"
    registerUndo(
      "\(date == nil ? "Restoring" : "Archiving") “\(found.name)”",
      notice: "\(verb) \(found.name)"
    ) { store in
      store.setArchived(found.archivedAt, id, pauses: found.pauses)
    }
  }

  /// Returns the days from a habit's archiving to yesterday; nil if there are none.
  private func archivedDays(of habit: Habit) -> Pause? {
    guard let date = habit.archivedAt else { return nil }
    let first = days.boundary.day(of: date)
    return first < today ? Pause(first...today.advanced(by: -1)) : nil
  }

  private func delete(_ id: UUID) {
    do {
      if let habit = try habit(id) { delete(habit) }
    } catch {
      report("Couldn't undo the change", error)
    }
  }

  /// Undoes an edit of each property that has not changed since.
  private func takeBackEdit(of id: UUID, from before: HabitDraft, to after: HabitDraft) {
    do {
      guard let habit = try habit(id) else { return }
      let fields = before.changes(to: after)
      let kept = habit.draft.changes(to: after)
      let back = after.taking(fields.filter { !kept.contains($0) }, from: before)
      _ = update(id, from: after, to: back)
    } catch {
      report("Couldn't undo the change", error)
    }
  }

  /// Adds sample habits.
  package func add(_ snapshots: [HabitSnapshot]) throws {
    try save { context in
      for snapshot in snapshots { context.insert(snapshot) }
      return [:]
    }
  }
}
