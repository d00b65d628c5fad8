import Foundation
import HabitEngine

/// The filter of the start screen: a search text and a category.
package struct HabitFilter: Codable, Hashable {
  /// Part of a name or description; blank text matches all habits.
  package var search = ""
  /// The category; nil matches all.
  package var category: HabitCategory?

  package init(search: String = "", category: HabitCategory? = nil) {
    self.search = search
    self.category = category
  }

  /// True if the filter can exclude habits.
  package var isActive: Bool { category != nil || !searchText.isEmpty }

  /// Returns true if the filter includes a habit.
  package func includes(_ habit: Habit) -> Bool {
    if let category, habit.category != category { return false }
    let searchText = searchText
    return searchText.isEmpty || habit.name.localizedStandardContains(searchText)
      || habit.details.localizedStandardContains(searchText)
  }

  /// Changes the filter so that it includes a habit: clears the search, and also the category if
  /// the habit is not in it.
  package mutating func show(_ habit: Habit) {
    search = ""
    if category != habit.category { category = nil }
  }

  private var searchText: String { search.trimmingCharacters(in: .whitespaces) }
}
