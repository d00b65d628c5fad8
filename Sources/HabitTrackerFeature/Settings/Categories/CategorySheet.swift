import HabitData
import HabitEngine

/// What the sheet of a category is open for.
enum CategorySheet: Codable, Hashable, Identifiable {
  /// To make one.
  case new
  /// To edit one, as it was when the sheet was opened.
  case edit(CategoryInfo)

  var id: HabitCategory? {
    switch self {
    case .new: nil
    case .edit(let category): category.id
    }
  }

  /// What the sheet begins with.
  var category: CategoryInfo {
    switch self {
    case .new:
      // The store gives it a key.
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
