import Foundation
import HabitEngine

/// The categories of the user, in their order.
package struct CategoryList: Hashable, Sendable {
  package private(set) var categories: [CategoryInfo]

  /// Those that are there at first.
  package init() {
    categories = CategoryInfo.standard
  }

  /// - Parameter records: What is stored of them, in any order.
  package init(_ records: [CategoryRecord]) {
    let stored = Set(records.map(\.key))
    var placed = CategoryInfo.standard.enumerated()
      .filter { !stored.contains($0.element.id.rawValue) }
      .map { (place: $0.offset, category: $0.element) }
    placed += records.filter { !$0.isRemoved }
      .map { (place: $0.sortIndex, category: CategoryInfo($0)) }
    categories = placed.sorted { one, other in
      (one.place, one.category.id.rawValue) < (other.place, other.category.id.rawValue)
    }
    .map(\.category)
  }

  /// The category of a key; nil where there is none any more.
  package func category(_ id: HabitCategory?) -> CategoryInfo? {
    id.flatMap { id in categories.first { $0.id == id } }
  }

  /// The category of a name or a key, however it is written; nil where there is none.
  package func category(named word: String) -> CategoryInfo? {
    categories.first { $0.name.caseInsensitiveCompare(word) == .orderedSame }
      ?? categories.first { $0.id.rawValue == word.lowercased() }
  }

  /// Where a category comes, one that is not there behind all others.
  package func place(of id: HabitCategory?) -> Int {
    categories.firstIndex { $0.id == id } ?? categories.count
  }
}
