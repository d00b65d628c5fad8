import Foundation

/// A symbol that a habit can have.
package struct HabitIcon: Hashable, Identifiable, Sendable {
  /// The name in SF Symbols, which is what is stored.
  package let name: String
  /// The name that a screen reader speaks.
  package let label: String
  /// Further keywords by which it is found, separated by spaces.
  let keywords: String

  init(_ name: String, _ label: String, _ keywords: String) {
    self.name = name
    self.label = label
    self.keywords = keywords
  }

  package var id: String { name }

  /// The symbol of a new habit.
  package static let standard = "star.fill"

  /// The symbol of a stored name; nil for one that is not to choose from, as a later version may
  /// have stored it.
  package static func named(_ name: String) -> HabitIcon? {
    Group.all.lazy.flatMap(\.icons).first { $0.name == name }
  }

  /// Whether every word of a search is in its label or its further keywords.
  func matches(_ search: String) -> Bool {
    search.split(whereSeparator: \.isWhitespace).allSatisfy { word in
      label.localizedStandardContains(word) || keywords.localizedStandardContains(word)
    }
  }
}
