import Foundation
import HabitEngine

/// An error in saving a category.
package enum CategoryError: LocalizedError, Equatable {
  /// The name is blank.
  case hasNoName
  /// The name is too long. The value is its number of characters.
  case nameIsTooLong(Int)
  /// Another category has this name.
  case nameIsTaken(String)
  /// The limit on the number of categories is reached.
  case areTooMany
  /// The category was removed by someone else.
  case isGone

  package var errorDescription: String? {
    switch self {
    case .hasNoName: "A category needs a name."
    case .nameIsTooLong(let count):
      "A name has at most \(HabitLimits.category) characters, and this one has \(count)."
    case .nameIsTaken(let name): "Another category is called “\(name)”."
    case .areTooMany: "There are \(HabitLimits.categories) categories, and no room for another."
    case .isGone: "This category was removed meanwhile."
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
