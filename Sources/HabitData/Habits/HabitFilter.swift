import Foundation
import HabitEngine

/// Which habits the start screen shows: those that a search finds, of one category or of all.
package struct HabitFilter: Codable, Hashable {
  /// A part of the name or the description; everything where it is blank.
  package var search = ""
  /// All categories where it is nil.
  package var category: HabitCategory?

  package init(search: String = "", category: HabitCategory? = nil) {
    self.search = search
    self.category = category
  }

  /// Whether it may leave out habits.
  package var isActive: Bool { category != nil || !searchText.isEmpty }

  /// Whether a habit is shown.
  package func includes(_ habit: Habit) -> Bool {
    if let category, habit.category != category { return false }
    let searchText = searchText
    return searchText.isEmpty || habit.name.localizedStandardContains(searchText)
      || habit.details.localizedStandardContains(searchText)
  }

  /// Ends the search, and lets go of a category that the habit is not of.
  package mutating func show(_ habit: Habit) {
    search = ""
    if category != habit.category { category = nil }
  }

  private var searchText: String { search.trimmingCharacters(in: .whitespaces) }
}
