import AppIntents
import Foundation
import HabitData

/// A query that finds habits.
public struct HabitQuery: EntityStringQuery {
  @Dependency private var stores: HabitStoreProvider

  public init() {}

  /// Returns the habits with the given identifiers, including archived ones.
  @MainActor public func entities(for identifiers: [UUID]) async throws -> [HabitEntity] {
    try entities { store in try store.allHabits().filter { identifiers.contains($0.id) } }
  }

  /// Returns the habits that match a search text, by the rules of the `habit` command.
  @MainActor public func entities(matching string: String) async throws -> [HabitEntity] {
    try entities { store in HabitChoice(try store.allHabits()).candidates(string) }
  }

  /// Returns the habits that are not archived, in manual order.
  @MainActor public func suggestedEntities() async throws -> [HabitEntity] {
    try entities { store in try store.allHabits().filter { $0.archivedAt == nil } }
  }

  @MainActor private func entities(
    _ habits: (HabitStore) throws -> [Habit]
  ) throws -> [HabitEntity] {
    let store = try stores.store()
    let habits = try habits(store)
    try store.read(habits)
    return habits.map { HabitEntity($0, on: store.today, in: store) }
  }
}
