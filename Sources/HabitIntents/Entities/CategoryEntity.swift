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
