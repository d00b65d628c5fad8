import Foundation
import HabitEngine
import SwiftData

/// Replaces the content of a store with a backup's, in one save under a write lock. Equal records
/// are not touched.
package struct StoreReplacement {
  private let container: ModelContainer

  package init(_ container: ModelContainer) {
    self.container = container
  }

  /// Replaces all habits and records that differ.
  package func replace(with snapshots: [HabitSnapshot], at now: Date) throws -> StoreChange {
    var change = StoreChange()
    try StoreWriter(container: container).write(at: now) { context in
      change = try prepare(snapshots, in: context)
    }
    return change
  }

  private func prepare(
    _ snapshots: [HabitSnapshot],
    in context: ModelContext
  ) throws -> StoreChange {
    var change = StoreChange()
    let habits = try context.fetch(FetchDescriptor<Habit>())
    var present = Dictionary(habits.map { ($0.id, $0) }) { first, _ in first }
    for snapshot in snapshots {
      let log = HabitLog(snapshot.completions.map(\.record.counted))
      if let habit = present.removeValue(forKey: snapshot.id) {
        habit.apply(snapshot)
        guard try replaceHistory(of: habit, with: snapshot.completions, in: context) else {
          continue
        }
        habit.historyVersion = UUID()
        change.changed[habit.id] = StoreChange.History(log: log, version: habit.historyVersion)
      } else {
        let habit = context.insert(snapshot)
        change.new[habit.id] = StoreChange.History(log: log, version: habit.historyVersion)
      }
    }
    for habit in present.values { context.delete(habit) }
    change.removed = Array(present.keys)
    return change
  }

  /// Replaces the records of a habit.
  ///
  /// - Returns: True if any record differed.
  private func replaceHistory(
    of habit: Habit,
    with completions: [HabitSnapshot.Completion],
    in context: ModelContext
  ) throws -> Bool {
    let id = habit.id
    let stored = try context.fetch(
      FetchDescriptor<HabitCompletion>(predicate: #Predicate { $0.habitID == id })
    )
    var present = Dictionary(stored.map { ($0.day, $0) }) { first, _ in first }
    var differs = false
    for completion in completions {
      if let known = present.removeValue(forKey: completion.record.day.rawValue) {
        guard HabitSnapshot.Completion(known) != completion else { continue }
        known.apply(completion)
      } else {
        context.insert(HabitCompletion(completion, of: habit))
      }
      differs = true
    }
    for completion in present.values { context.delete(completion) }
    return differs || !present.isEmpty
  }
}
