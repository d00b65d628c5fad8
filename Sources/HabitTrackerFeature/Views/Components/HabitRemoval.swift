import Foundation

/// What was taken out of a list, with what it takes to bring it back.
enum HabitRemoval: Hashable {
  /// Deleted, with all its history.
  case deleted(HabitSnapshot)
  /// Put away.
  case archived(UUID, name: String)

  /// What happened, in words.
  var words: String {
    switch self {
    case .deleted(let snapshot): "Deleted \(snapshot.draft.name)"
    case .archived(_, let name): "Archived \(name)"
    }
  }
}
