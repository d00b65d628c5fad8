import AppIntents
import HabitData

/// Finds categories.
public struct CategoryQuery: EntityStringQuery {
  @Dependency private var stores: HabitStoreProvider

  public init() {}

  /// Those of these identifiers.
  @MainActor public func entities(for identifiers: [String]) async throws -> [CategoryEntity] {
    try categories().filter { identifiers.contains($0.id) }
  }

  /// The one of this name, however it is written.
  @MainActor public func entities(matching string: String) async throws -> [CategoryEntity] {
    let category = try stores.store().categories().category(named: string)
    return category.map { [CategoryEntity($0)] } ?? []
  }

  /// All of them, in their order.
  @MainActor public func suggestedEntities() async throws -> [CategoryEntity] {
    try categories()
  }

  @MainActor private func categories() throws -> [CategoryEntity] {
    try stores.store().categories().categories.map(CategoryEntity.init)
  }
}
