import Foundation
import HabitData
import HabitEngine
import HabitInterchange

extension PortableHabit {
  /// A habit of a backup that differs in many settings from the habit in the store.
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
  /// A habit of the backup with the name of a habit in the store.
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
  /// The plan for an import into an empty store.
  static func preview(_ habits: [PortableHabit]) -> ImportPlan {
    ImportPlan(
      PortableHistory(format: "Loop Habit Tracker backup", habits: habits),
      stored: [:]
    )
  }
}
