import Foundation
import HabitData
import HabitEngine

/// The habits of a new pause.
enum PausedHabits: Codable, Hashable {
  /// One habit, with its name for the message that is shown if the habit is deleted.
  case one(UUID, name: String)
  /// All unarchived habits, or only those of a category.
  case all(HabitCategory?)

  /// Returns the habits that this selection includes.
  @MainActor func habits(of all: [Habit]) -> [Habit] {
    switch self {
    case .one(let id, _): all.filter { $0.id == id }
    case .all(nil): all.filter { $0.archivedAt == nil }
    case .all(let category?): all.filter { $0.archivedAt == nil && $0.category == category }
    }
  }
}
