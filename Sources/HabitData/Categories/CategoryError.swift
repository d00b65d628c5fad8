import Foundation
import HabitEngine

/// Why a category can't be saved.
package enum CategoryError: LocalizedError, Equatable {
  /// It has no name.
  case hasNoName
  /// Its name has so many characters.
  case nameIsTooLong(Int)
  /// Another category is called like this.
  case nameIsTaken(String)
  /// There are as many as there may be.
  case areTooMany
  /// It was removed meanwhile.
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
  /// The name that a category is to have.
  /// - Throws: ``CategoryError`` where it can't be called so.
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
