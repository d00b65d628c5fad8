import AppIntents
import Foundation
import HabitData

/// Finds habits.
package struct HabitQuery: EntityStringQuery {
  @Dependency private var store: HabitStore

  package init() {}

  /// Those of these identifiers, archived ones too.
  @MainActor package func entities(for identifiers: [UUID]) async throws -> [HabitEntity] {
    try entities(try store.allHabits().filter { identifiers.contains($0.id) })
  }

  /// Those that a few words mean, as the command understands them.
  @MainActor package func entities(matching string: String) async throws -> [HabitEntity] {
    try entities(HabitChoice(try store.allHabits()).candidates(string))
  }

  /// Those that are not archived, in manual order.
  @MainActor package func suggestedEntities() async throws -> [HabitEntity] {
    try entities(try store.allHabits().filter { $0.archivedAt == nil })
  }

  @MainActor private func entities(_ habits: [Habit]) throws -> [HabitEntity] {
    try store.read(habits)
    return habits.map { HabitEntity($0, on: store.today, in: store) }
  }
}
