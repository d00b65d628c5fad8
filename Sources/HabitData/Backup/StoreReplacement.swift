import Foundation
import HabitEngine
import SwiftData

/// Makes a store have what a backup has, in a context of its own: all of it in one transaction, in
/// which nobody else writes, or nothing. What is the same is left alone.
package final class StoreReplacement {
  private let context: ModelContext

  package init(_ container: ModelContainer) {
    context = ModelContext(container)
  }

  /// Changes what differs.
  package func replace(with snapshots: [HabitSnapshot], at now: Date) throws -> StoreChange {
    var change = StoreChange()
    try context.transaction {
      change = try prepare(snapshots)
      try SyncJournal(context).note(at: now)
    }
    return change
  }

  private func prepare(_ snapshots: [HabitSnapshot]) throws -> StoreChange {
    var change = StoreChange()
    let habits = try context.fetch(FetchDescriptor<Habit>())
    var present = Dictionary(habits.map { ($0.id, $0) }) { first, _ in first }
    for snapshot in snapshots {
      let log = HabitLog(snapshot.completions.map(\.record.counted))
      if let habit = present.removeValue(forKey: snapshot.id) {
        habit.apply(snapshot)
        guard try replaceHistory(of: habit, with: snapshot.completions) else { continue }
        habit.historyVersion = UUID()
        change.changed[habit.id] = StoreChange.History(log: log, version: habit.historyVersion)
      } else {
        let habit = Habit(snapshot)
        context.insert(habit)
        for completion in snapshot.completions {
          context.insert(HabitCompletion(completion, of: habit))
        }
        change.new[habit.id] = StoreChange.History(log: log, version: habit.historyVersion)
      }
    }
    for habit in present.values { context.delete(habit) }
    change.removed = Array(present.keys)
    return change
  }

  /// - Returns: Whether anything differed.
  private func replaceHistory(
    of habit: Habit,
    with completions: [HabitSnapshot.Completion]
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
