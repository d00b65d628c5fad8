import Foundation
import HabitEngine
import SwiftData

/// A category that the user has created, changed, or removed.
///
/// A standard category has a record only after it was changed. A new store therefore needs no
/// records, and two processes can't create the standard categories twice.
@Model
package final class CategoryRecord {
  /// The raw value of a `HabitCategory`.
  @Attribute(.unique) var key: String
  /// The name, 1 to 30 characters.
  var name: String = ""
  /// The name of an SF Symbol.
  var icon: String = "folder.fill"
  /// The color in the form that ``HabitColor`` reads.
  var color: String = "blue"
  /// The position in the order, ascending from the top.
  package var sortIndex: Int
  /// True for a standard category that was removed. Other categories have no record after removal.
  var isRemoved: Bool = false

  init(_ category: CategoryInfo, sortIndex: Int) {
    key = category.id.rawValue
    self.sortIndex = sortIndex
    apply(category)
  }

  /// Copies the name, symbol, and color of a category.
  func apply(_ category: CategoryInfo) {
    name = category.storedName
    icon = category.icon
    color = category.color
  }
}

extension [CategoryRecord] {
  /// The position of a new category, after all others.
  var nextPosition: Int {
    reduce(CategoryInfo.standard.count) { Swift.max($0, HabitLimits.position($1.sortIndex) + 1) }
  }
}
