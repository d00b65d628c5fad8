import Foundation
import HabitEngine

/// Habits of a file with the same name as an existing habit but another identifier, such as a habit
/// that is in both a database and a table of the same tracker.
public struct Namesakes: Hashable, Sendable {
  /// The identifiers of existing habits, keyed by the identifiers in the file.
  private let pairs: [UUID: UUID]
  /// The names of the habits, in the file's order.
  public let names: [String]

  /// Finds the habits, ignoring case. Names that occur several times in the file or the store are
  /// ignored.
  ///
  /// - Parameter stored: The names of all existing habits by identifier.
  public init(_ history: PortableHistory, stored: [UUID: String]) {
    let unknown = history.habits.filter { stored[$0.id] == nil }
    let known = Set(history.habits.map(\.id))
    let free = stored.filter { !known.contains($0.key) }
    let others = Dictionary(grouping: free) { Self.key($0.value) }
    let own = Dictionary(grouping: unknown) { Self.key($0.name) }
    let found = unknown.compactMap { habit -> (habit: PortableHabit, id: UUID)? in
      let key = Self.key(habit.name)
      guard own[key]?.count == 1, let same = others[key], same.count == 1 else { return nil }
      return (habit, same[0].key)
    }
    pairs = Dictionary(found.map { ($0.habit.id, $0.id) }) { first, _ in first }
    names = found.map(\.habit.name)
  }

  /// Returns the history with the identifiers of the existing habits in place of the file's.
  public func merged(_ history: PortableHistory) -> PortableHistory {
    var history = history
    for index in history.habits.indices {
      if let id = pairs[history.habits[index].id] { history.habits[index].id = id }
    }
    return history
  }

  private static func key(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }
}
