import Foundation
import HabitData
import HabitEngine
import HabitInterchange

extension PortableHabit {
  /// A habit of another tracker with much that is otherwise here.
  static var changedPreview: PortableHabit {
    let goal = StreakGoal(period: .week, basis: .day, value: 1)
    return PortableHabit(
      id: UUID(),
      name: "Call home",
      originalColor: "#00897B",
      target: HabitTarget(goal: goal),
      position: 0,
      changes: [
        .icon("barcode"), .category("Family"),
        .frequency(.times(1, every: 30, .day), becomes: goal), .roundedDays(2, of: 40),
      ]
    )
  }
}

extension ImportPlan {
  /// What an empty store gets.
  static func preview(_ habits: [PortableHabit]) -> ImportPlan {
    ImportPlan(
      PortableHistory(format: "Loop Habit Tracker backup", habits: habits),
      stored: [:]
    )
  }
}
