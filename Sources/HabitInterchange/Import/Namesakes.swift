import Foundation

/// Habits of a file that have the name of a habit in a store and another identity: those of another
/// tracker's database and of its table, say.
public struct Namesakes: Hashable, Sendable {
  /// The identity in the store by that in the file.
  private let pairs: [UUID: UUID]
  /// Their names in the file, in its order.
  public let names: [String]

  /// Compares names without regard to case. A name that several habits have, in the file or in the
  /// store, tells none of them.
  /// - Parameter stored: The names of all habits in the store by identity.
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

  /// The history with these habits as those of the store.
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
