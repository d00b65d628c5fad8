import Foundation
import SwiftData

/// A category that the user has made, changed or removed. One of the standard six has a record only
/// once it was changed: so a store needs none of them written, and two programs can't write them
/// twice.
@Model
package final class CategoryRecord {
  /// The raw value of a `HabitCategory`.
  @Attribute(.unique) var key: String
  /// 1 to 30 characters.
  var name: String = ""
  /// An SF Symbols name.
  var icon: String = "folder.fill"
  /// A colour as ``HabitColor`` reads it.
  var color: String = "blue"
  /// The place in the order, ascending from the top.
  package var sortIndex: Int
  /// Whether a standard one was removed. Another one that is removed has no record any more.
  var isRemoved: Bool = false

  init(_ category: CategoryInfo, sortIndex: Int, isRemoved: Bool = false) {
    key = category.id.rawValue
    self.sortIndex = sortIndex
    self.isRemoved = isRemoved
    apply(category)
  }

  /// Takes over what a category is called and looks like.
  func apply(_ category: CategoryInfo) {
    name = category.name
    icon = category.icon
    color = category.color
  }
}
