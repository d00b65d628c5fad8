import Foundation
import HabitEngine
import SwiftData

extension HabitStore {
  /// Makes a new habit on top of the manual order.
  /// - Returns: Whether it is on disk; not where the name is blank.
  func create(_ draft: HabitDraft) -> Bool {
    guard let draft = draft.validated else { return false }
    return attempt {
      let snapshot = HabitSnapshot(
        id: UUID(),
        draft: draft,
        createdAt: days.now,
        sortIndex: try topIndex() - 1,
        completions: []
      )
      context.insert(Habit(snapshot))
    }
  }

  /// Changes a habit as it was edited.
  /// - Returns: Whether the change is on disk; not where the name is blank or the habit is gone.
  func update(_ id: UUID, with draft: HabitDraft) -> Bool {
    guard let draft = draft.validated else { return false }
    return attempt {
      guard let habit = try habit(id) else { throw HabitStoreError.habitIsGone(draft.name) }
      habit.apply(draft)
    }
  }

  /// The habit of an identity, or nil where there is none.
  func habit(_ id: UUID) throws -> Habit? {
    var descriptor = FetchDescriptor<Habit>(predicate: #Predicate { $0.id == id })
    descriptor.fetchLimit = 1
    return try context.fetch(descriptor).first
  }

  /// Deletes a habit with its history.
  /// - Returns: All of it, for ``restore(_:)``; nil where it could not be deleted.
  func delete(_ habit: Habit) -> HabitSnapshot? {
    let snapshot = HabitSnapshot(habit)
    guard attempt({ context.delete(habit) }) else { return nil }
    setLog(nil, for: snapshot.id)
    return snapshot
  }

  /// Brings back a deleted habit with all its history.
  func restore(_ snapshot: HabitSnapshot) {
    var habit: Habit?
    guard attempt({ habit = insert(snapshot) }), let habit else { return }
    show(snapshot, as: habit)
  }

  /// Puts a habit away.
  /// - Returns: Whether it is on disk.
  func archive(_ habit: Habit) -> Bool {
    attempt {
      try requirePresence(of: habit)
      habit.archivedAt = days.now
    }
  }

  /// Takes a habit out of the archive again; nothing where it is gone.
  func unarchive(_ id: UUID) {
    _ = attempt { try habit(id)?.archivedAt = nil }
  }

  /// Adds invented habits.
  func add(_ snapshots: [HabitSnapshot]) throws {
    var habits: [Habit] = []
    try save { habits = snapshots.map(insert) }
    for (habit, snapshot) in zip(habits, snapshots) { show(snapshot, as: habit) }
  }

  /// The smallest place in the manual order.
  func topIndex() throws -> Int {
    var descriptor = FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)])
    descriptor.fetchLimit = 1
    return try context.fetch(descriptor).first?.sortIndex ?? 0
  }

  /// Inserts a habit with its history, without saving it.
  func insert(_ snapshot: HabitSnapshot) -> Habit {
    let habit = Habit(snapshot)
    context.insert(habit)
    for completion in snapshot.completions {
      context.insert(HabitCompletion(completion, of: habit))
    }
    return habit
  }

  private func show(_ snapshot: HabitSnapshot, as habit: Habit) {
    let log = HabitLog(snapshot.completions.map(\.record))
    setLog(log, version: habit.historyVersion, for: habit.id)
  }
}
