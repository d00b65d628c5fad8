import Foundation
import HabitData
import HabitEngine
import HabitInterchange

extension PortableHabit {
  /// A new habit that differs in several settings from the imported file.
  static var changedPreview: PortableHabit {
    let schedule = Schedule(.daysAMonth(2))
    return PortableHabit(
      id: UUID(),
      name: "Call home",
      originalColor: "#00897B",
      target: HabitTarget(amountPerDay: 1, schedule: schedule, goal: schedule.goal),
      position: 0,
      changes: [
        .category("Family"), .frequency(.times(4, every: 2, .month), becomes: schedule),
        .roundedDays(2, of: 40),
      ]
    )
  }
}

extension PortableHistory {
  fileprivate static func preview(_ habits: [PortableHabit]) -> PortableHistory {
    PortableHistory(format: "Loop Habit Tracker backup", habits: habits)
  }
}

extension ImportChoice {
  /// The choices for a file whose dates can be read with the day or the month first.
  static var preview: ImportChoice {
    let readings = [DateOrder.dayFirst, .monthFirst].map {
      ImportReading(dateOrder: $0, history: .preview([]))
    }
    return ImportChoice(readings, locale: Locale(identifier: "en_US"))
  }
}

extension ImportProposal {
  /// Returns the effects of an import into a store with one habit named `namesake`.
  static func preview(_ habits: [PortableHabit], namesake: String) -> ImportProposal {
    ImportProposal(
      history: .preview(habits),
      plan: ImportPlan(.preview(habits), stored: [:]),
      namesakes: Namesakes(
        .preview([PortableHabit(id: UUID(), name: namesake, position: 0)]),
        stored: [UUID(): namesake]
      )
    )
  }
}
