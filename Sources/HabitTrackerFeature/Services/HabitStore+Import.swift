import Foundation
import HabitEngine
import HabitInterchange
import SwiftData

extension HabitStore {
  /// What an import of a file's habits would do now.
  func plan(_ history: PortableHistory) throws -> ImportPlan {
    ImportPlan(history, stored: try allHabits().mapValues { entry(for: $0).log })
  }

  /// Adds a file's habits, and to habits that are here the days they lack. What is here stands, so
  /// a second import adds nothing. All or nothing.
  /// - Returns: What was done.
  func add(_ history: PortableHistory) throws -> ImportPlan {
    var logs: [(habit: Habit, log: HabitLog)] = []
    // One instant for all, so that the list, newest first, leaves them in their own order.
    let now = days.now
    let plan = try plan(history)
    try save {
      let known = try allHabits()
      let offset = try offset(of: plan.newHabits, isEmpty: known.isEmpty)
      for portable in plan.newHabits {
        let snapshot = HabitSnapshot(portable, now: now, offset: offset)
        logs.append((insert(snapshot), HabitLog(snapshot.completions.map(\.record))))
      }
      for addition in plan.additions {
        guard let habit = known[addition.id] else {
          throw HabitStoreError.habitIsGone(addition.name)
        }
        var log = entry(for: habit).log
        for completion in addition.days.map({ HabitSnapshot.Completion($0, now: now) }) {
          context.insert(HabitCompletion(completion, of: habit))
          log.set(completion.record)
        }
        habit.historyVersion = UUID()
        logs.append((habit, log))
      }
    }
    for (habit, log) in logs { setLog(log, version: habit.historyVersion, for: habit.id) }
    return plan
  }

  private func allHabits() throws -> [UUID: Habit] {
    let habits = try context.fetch(FetchDescriptor<Habit>())
    return Dictionary(habits.map { ($0.id, $0) }) { first, _ in first }
  }

  /// What brings the new habits to the top of the manual order. In an empty store they keep the
  /// places they had, so that an export comes back as it was.
  private func offset(of habits: [PortableHabit], isEmpty: Bool) throws -> Int {
    guard !isEmpty, let last = habits.map(\.position).max() else { return 0 }
    return try topIndex() - 1 - last
  }
}
