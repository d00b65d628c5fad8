import AppIntents
import HabitData

/// Finds categories.
package struct CategoryQuery: EntityStringQuery {
  @Dependency private var store: HabitStore

  package init() {}

  /// Those of these identifiers.
  @MainActor package func entities(for identifiers: [String]) async throws -> [CategoryEntity] {
    try categories().filter { identifiers.contains($0.id) }
  }

  /// The one of this name, however it is written.
  @MainActor package func entities(matching string: String) async throws -> [CategoryEntity] {
    let category = try store.categories().category(named: string)
    return category.map { [CategoryEntity($0)] } ?? []
  }

  /// All of them, in their order.
  @MainActor package func suggestedEntities() async throws -> [CategoryEntity] {
    try categories()
  }

  @MainActor private func categories() throws -> [CategoryEntity] {
    try store.categories().categories.map(CategoryEntity.init)
  }
}
