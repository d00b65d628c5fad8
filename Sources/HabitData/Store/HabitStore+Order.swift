import Foundation
import SwiftData

extension HabitStore {
  /// Sets the manual order from top to bottom.
  ///
  /// - Returns: True if it is on disk.
  @discardableResult
  package func setManualOrder(_ habits: [Habit]) -> Bool {
    var before: [UUID: Int] = [:]
    let ids = habits.map(\.id)
    let isSaved = attempt { context in
      before = try number(ids.map { try context.existingHabit($0, named: nil) })
    }
    if isSaved { registerUndo(ofOrder: before) }
    return isSaved
  }

  /// Moves a habit past another one in the manual order: before one above it, or after one below
  /// it.
  package func move(_ habit: Habit, past other: Habit) {
    var before: [UUID: Int] = [:]
    let isSaved = attempt { context in
      let habit = try context.existingHabit(habit.id, named: habit.name)
      let other = try context.existingHabit(other.id, named: other.name)
      let kept = FetchDescriptor<Habit>(predicate: #Predicate { $0.archivedAt == nil })
      var order = HabitSort.manual.sorted(try context.fetch(kept)) { _ in 0 }
      guard let from = order.firstIndex(of: habit), let to = order.firstIndex(of: other) else {
        return
      }
      order.remove(at: from)
      order.insert(habit, at: to)
      before = number(order)
    }
    if isSaved { registerUndo(ofOrder: before) }
  }

  /// Numbers habits in order.
  ///
  /// - Returns: The previous positions of the habits that moved.
  private func number(_ habits: [Habit]) -> [UUID: Int] {
    var before: [UUID: Int] = [:]
    for (index, habit) in habits.enumerated() {
      guard habit.sortIndex != index else { continue }
      before[habit.id] = habit.sortIndex
      habit.sortIndex = index
    }
    return before
  }

  private func registerUndo(ofOrder before: [UUID: Int]) {
    guard !before.isEmpty else { return }
    registerUndo("Order") { $0.place(before) }
  }

  private func place(_ places: [UUID: Int]) {
    var before: [UUID: Int] = [:]
    let isSaved = attempt { context in
      for (id, place) in places {
        guard let habit = try context.habit(id) else { continue }
        before[id] = habit.sortIndex
        habit.sortIndex = place
      }
    }
    if isSaved { registerUndo(ofOrder: before) }
  }
}
