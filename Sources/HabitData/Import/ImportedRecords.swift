import Foundation
import HabitEngine
import HabitInterchange
import SwiftData

/// The identifiers of records that an import added. For 200 habits and ten years, the identifiers
/// take a few megabytes.
struct ImportedRecords: Sendable {
  let habits: [UUID]
  /// The days that were added to existing habits.
  let days: [UUID: [Int]]
  /// The time of the import.
  let date: Date

  init(_ plan: ImportPlan, at date: Date) {
    habits = plan.newHabits.map(\.id)
    days = Dictionary(plan.additions.map { ($0.id, $0.days.map(\.day.rawValue)) }) { $0 + $1 }
    self.date = date
  }

  /// Removes the added habits and days with a single save. Days of existing habits that were
  /// changed after the import stay.
  func remove(from container: ModelContainer, at now: Date) throws -> StoreChange {
    var change = StoreChange()
    try StoreWriter(container: container).write(at: now) { context in
      for id in habits {
        guard let habit = try context.habit(id) else { continue }
        context.delete(habit)
        change.removed.append(id)
      }
      for (id, days) in days {
        guard let habit = try context.habit(id) else { continue }
        let added = Set(days)
        var log = HabitLog()
        for completion in try context.completions(of: id) {
          if added.contains(completion.day), completion.date <= date {
            context.delete(completion)
          } else {
            log.set(completion.record.counted)
          }
        }
        habit.historyVersion = UUID()
        change.changed[id] = StoreChange.History(log: log, version: habit.historyVersion)
      }
    }
    return change
  }
}
