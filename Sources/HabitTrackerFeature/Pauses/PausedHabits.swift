import Foundation
import HabitData
import HabitEngine

/// The habits that a pause is for.
enum PausedHabits: Codable, Hashable {
  /// One, with what it was called when it was chosen, to say which one is gone.
  case one(UUID, name: String)
  /// Those of a category that are not archived, or all.
  case all(HabitCategory?)

  /// The habits out of all that there are.
  @MainActor func habits(of all: [Habit]) -> [Habit] {
    switch self {
    case .one(let id, _): all.filter { $0.id == id }
    case .all(nil): all.filter { $0.archivedAt == nil }
    case .all(let category?): all.filter { $0.archivedAt == nil && $0.category == category }
    }
  }
}
