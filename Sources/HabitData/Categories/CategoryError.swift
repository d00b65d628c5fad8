import Foundation
import HabitEngine

/// An error in saving a category.
package enum CategoryError: LocalizedError, Equatable {
  /// The name is blank.
  case hasNoName
  /// The name is too long. The value is its number of characters.
  case nameIsTooLong(Int)
  /// The name, which is the value, belongs to another category.
  case nameIsTaken(String)
  /// The limit on the number of categories is reached.
  case areTooMany
  /// The category was removed in another window or on another device.
  case isGone

  package var errorDescription: String? {
    switch self {
    case .hasNoName: String(localized: "Enter a name for the category.")
    case .nameIsTooLong(let count):
      String(
        localized:
          "A name can have at most \(HabitLimits.category) characters. This one has \(count)."
      )
    case .nameIsTaken(let name): String(localized: "There is already a category named “\(name)”.")
    case .areTooMany:
      String(
        localized:
          "You have \(HabitLimits.categories) categories, which is the maximum. Remove one first."
      )
    case .isGone: String(localized: "This category has already been removed.")
    }
  }
}

extension CategoryList {
  /// Returns the valid name of a category.
  ///
  /// - Throws: ``CategoryError`` if the name is invalid or the limit is reached.
  package func checkedName(of category: CategoryInfo) throws(CategoryError) -> String {
    guard let name = category.validName else { throw .hasNoName }
    let count = category.name.trimmingCharacters(in: .whitespacesAndNewlines).count
    guard count <= HabitLimits.category else { throw .nameIsTooLong(count) }
    let others = categories.filter { $0.id != category.id }
    if others.contains(where: { $0.name.caseInsensitiveCompare(name) == .orderedSame }) {
      throw .nameIsTaken(name)
    }
    guard others.count < HabitLimits.categories else { throw .areTooMany }
    return name
  }
}
