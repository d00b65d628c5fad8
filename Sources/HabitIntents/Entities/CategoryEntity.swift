import AppIntents
import HabitData
import HabitEngine

/// One of the user's categories.
public struct CategoryEntity: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Category"
  public static let defaultQuery = CategoryQuery()

  public let id: String
  @Property(title: "Name") public var name: String

  private let icon: String

  init(_ category: CategoryInfo) {
    id = category.id.rawValue
    icon = category.icon
    name = category.name
  }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      image: DisplayRepresentation.Image(systemName: icon)
    )
  }
}

/// A query that finds categories.
public struct CategoryQuery: EntityStringQuery {
  @Dependency private var stores: HabitStoreProvider

  public init() {}

  /// Returns the categories with the given identifiers.
  @MainActor public func entities(for identifiers: [String]) async throws -> [CategoryEntity] {
    try categories().filter { identifiers.contains($0.id) }
  }

  /// Returns the category with a name or identifier, ignoring case.
  @MainActor public func entities(matching string: String) async throws -> [CategoryEntity] {
    let category = try stores.store().categories().category(named: string)
    return category.map { [CategoryEntity($0)] } ?? []
  }

  /// Returns all categories in order.
  @MainActor public func suggestedEntities() async throws -> [CategoryEntity] {
    try categories()
  }

  @MainActor private func categories() throws -> [CategoryEntity] {
    try stores.store().categories().categories.map(CategoryEntity.init)
  }
}
