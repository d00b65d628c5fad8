import AppIntents
import HabitData
import HabitEngine

/// A category of the user's.
package struct CategoryEntity: AppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Category"
  package static let defaultQuery = CategoryQuery()

  package let id: String
  @Property(title: "Name") package var name: String

  private let icon: String

  init(_ category: CategoryInfo) {
    id = category.id.rawValue
    icon = category.icon
    name = category.name
  }

  package var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      image: DisplayRepresentation.Image(systemName: icon)
    )
  }
}
