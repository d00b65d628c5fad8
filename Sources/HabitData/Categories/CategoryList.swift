import Foundation
import HabitEngine

/// The user's categories in order.
package struct CategoryList: Hashable, Sendable {
  package private(set) var categories: [CategoryInfo]

  /// Creates the list of standard categories.
  package init() {
    categories = CategoryInfo.standard
  }

  /// Creates a list from stored records in any order, and adds the standard categories without a
  /// record.
  package init(_ records: [CategoryRecord]) {
    let stored = Set(records.map(\.key))
    var placed = CategoryInfo.standard.enumerated()
      .filter { !stored.contains($0.element.id.rawValue) }
      .map { (position: $0.offset, category: $0.element) }
    placed += records.filter { !$0.isRemoved }
      .map { (position: $0.sortIndex, category: CategoryInfo($0)) }
    categories = placed.sorted { one, other in
      (one.position, one.category.id.rawValue) < (other.position, other.category.id.rawValue)
    }
    .map(\.category)
  }

  /// Returns the category with a key; nil if there is none.
  package func category(_ id: HabitCategory?) -> CategoryInfo? {
    id.flatMap { id in categories.first { $0.id == id } }
  }

  /// Returns the category with a name or key, ignoring case; nil if there is none.
  package func category(named word: String) -> CategoryInfo? {
    categories.first { $0.name.caseInsensitiveCompare(word) == .orderedSame }
      ?? categories.first { $0.id.rawValue == word.lowercased() }
  }

  /// Returns the position of a category. An unknown category comes after all others.
  package func position(of id: HabitCategory?) -> Int {
    categories.firstIndex { $0.id == id } ?? categories.count
  }
}
