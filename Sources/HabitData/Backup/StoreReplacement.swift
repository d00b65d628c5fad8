import Foundation
import HabitEngine
import SwiftData

/// The replacement of a store's content by a backup's, in one save under a write lock. Records that
/// are equal in both are not written.
package enum StoreReplacement {
  /// Replaces all habits and their records with a backup's.
  ///
  /// - Returns: The changes to the habits' histories.
  package static func replace(
    _ container: ModelContainer,
    with habits: [PortableHabit],
    at now: Date
  ) throws -> StoreChange {
    let change = try StoreWriter(container: container).write(at: now) { context in
      try prepare(habits, in: context, at: now)
    }
    return change ?? StoreChange()
  }

  private static func prepare(
    _ habits: [PortableHabit],
    in context: ModelContext,
    at now: Date
  ) throws -> StoreChange {
    var change = StoreChange()
    let stored = try context.fetch(FetchDescriptor<Habit>())
    var present = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
    for portable in habits {
      let log = HabitLog(portable.days.map(\.record.counted))
      if let habit = present.removeValue(forKey: portable.id) {
        habit.apply(portable, at: now)
        guard try replaceHistory(of: habit, with: portable.days, in: context, at: now) else {
          continue
        }
        habit.historyVersion = UUID()
        change.changed[habit.id] = StoreChange.History(log: log, version: habit.historyVersion)
      } else {
        let habit = context.insert(portable, at: now)
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
  private static func replaceHistory(
    of habit: Habit,
    with days: [PortableDay],
    in context: ModelContext,
    at now: Date
  ) throws -> Bool {
    let stored = try context.completions(of: habit.id)
    var present = Dictionary(stored.map { ($0.day, $0) }) { first, _ in first }
    var differs = false
    for day in days {
      let known = present.removeValue(forKey: day.day.rawValue)
      if context.write(day, over: known, of: habit, at: now) { differs = true }
    }
    for completion in present.values { context.delete(completion) }
    return differs || !present.isEmpty
  }
}
