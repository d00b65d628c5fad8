import Foundation
import HabitData
import HabitEngine
import HabitInterchange

extension PortableHabit {
  /// A habit of another tracker with much that is otherwise here.
  static var changedPreview: PortableHabit {
    let schedule = Schedule(.daysAMonth(2))
    return PortableHabit(
      id: UUID(),
      name: "Call home",
      originalColor: "#00897B",
      target: HabitTarget(amountPerDay: 1, schedule: schedule, goal: schedule.goal),
      position: 0,
      changes: [
        .icon("barcode"), .category("Family"),
        .frequency(.times(4, every: 2, .month), becomes: schedule), .roundedDays(2, of: 40),
      ]
    )
  }
}

extension Namesakes {
  /// What a store with a habit of a name has of the same.
  static func preview(of name: String) -> Namesakes {
    Namesakes(
      PortableHistory(
        format: "Loop Habit Tracker backup",
        habits: [PortableHabit(id: UUID(), name: name, position: 0)]
      ),
      stored: name.isEmpty ? [:] : [UUID(): name]
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
