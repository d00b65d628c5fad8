import Foundation
import HabitEngine
import HabitInterchange
import SwiftData

extension HabitStore {
  /// What an import added.
  struct ImportSummary: Hashable {
    var habits = 0
    var days = 0
  }

  /// Adds another tracker's habits, and to habits that were imported before the days they lack. What
  /// is here stands, so a second import adds nothing. All or nothing.
  func add(_ history: ImportedHistory) throws -> ImportSummary {
    var summary = ImportSummary()
    var logs: [(habit: Habit, log: HabitLog)] = []
    // One instant for all, so that the list, newest first, leaves them in their own order.
    let now = days.now
    try save {
      let known = Dictionary(
        grouping: try context.fetch(FetchDescriptor<Habit>()),
        by: \.id
      )
      let firstIndex = try topIndex() - history.habits.count
      for imported in history.habits {
        let snapshot = HabitSnapshot(imported, now: now, firstIndex: firstIndex)
        if let habit = known[snapshot.id]?.first {
          var log = entry(for: habit).log
          for completion in snapshot.completions
          where log.record(on: completion.record.day) == nil {
            context.insert(HabitCompletion(completion, of: habit))
            log.set(completion.record)
            summary.days += 1
          }
          habit.historyVersion = UUID()
          logs.append((habit, log))
        } else {
          let habit = insert(snapshot)
          logs.append((habit, HabitLog(snapshot.completions.map(\.record))))
          summary.habits += 1
          summary.days += snapshot.completions.count
        }
      }
    }
    for (habit, log) in logs { setLog(log, version: habit.historyVersion, for: habit.id) }
    return summary
  }
}
