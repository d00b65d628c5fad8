import HabitData
import HabitEngine

/// The content of the category editor.
enum CategorySheet: Codable, Hashable, Identifiable {
  /// A new category.
  case new
  /// An existing category, with its values from when the sheet was opened.
  case edit(CategoryInfo)

  var id: HabitCategory? {
    switch self {
    case .new: nil
    case .edit(let category): category.id
    }
  }

  /// The initial content of the sheet.
  var category: CategoryInfo {
    switch self {
    case .new:
      // The store assigns the ID.
      CategoryInfo(
        id: HabitCategory(rawValue: ""),
        name: "",
        icon: CategoryInfo.usualIcon,
        color: HabitColorPreset.blue.rawValue
      )
    case .edit(let category): category
    }
  }
}
