import Foundation
import SwiftData

extension HabitStore {
  /// Makes the order of habits, from the top, their manual order.
  /// - Returns: Whether it is on disk.
  @discardableResult
  func setManualOrder(_ habits: [Habit]) -> Bool {
    attempt { try number(habits) }
  }

  /// Moves a habit before the one above it in the manual order.
  func moveUp(_ habit: Habit) {
    move(habit, by: -1)
  }

  /// Moves a habit behind the one below it in the manual order.
  func moveDown(_ habit: Habit) {
    move(habit, by: 1)
  }

  private func move(_ habit: Habit, by places: Int) {
    _ = attempt {
      try requirePresence(of: habit)
      let kept = FetchDescriptor<Habit>(predicate: #Predicate { $0.archivedAt == nil })
      var order = HabitSort.manual.sorted(try context.fetch(kept)) { _ in 0 }
      guard let from = order.firstIndex(of: habit), order.indices.contains(from + places) else {
        return
      }
      order.swapAt(from, from + places)
      try number(order)
    }
  }

  private func number(_ habits: [Habit]) throws {
    for (index, habit) in habits.enumerated() {
      try requirePresence(of: habit)
      if habit.sortIndex != index { habit.sortIndex = index }
    }
  }
}
