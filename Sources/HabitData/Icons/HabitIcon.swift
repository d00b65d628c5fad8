import Foundation
import HabitEngine

/// A symbol for habits.
package struct HabitIcon: Hashable, Identifiable, Sendable {
  /// The name of the SF Symbol, which is stored.
  package let name: String
  /// The name in English, the key of ``label``.
  private let title: String
  /// Additional search keywords, separated by spaces.
  let keywords: String

  /// Creates a symbol from a line of `Icons.txt`: its name, its label, and its keywords.
  init(line: Substring) {
    let parts = line.split(separator: " | ")
    name = String(parts[0])
    title = String(parts[1])
    keywords = String(parts[2])
  }

  package var id: String { name }

  /// The name for screen readers.
  package var label: String { String(localized: String.LocalizationValue(title)) }

  /// The symbol of a new habit.
  package static let standard = "star.fill"

  /// Returns the symbol with a stored name; nil if the name is unknown, for example because a later
  /// version stored it.
  package static func named(_ name: String) -> HabitIcon? {
    Group.all.lazy.flatMap(\.icons).first { $0.name == name }
  }

  /// Returns true if each word of a search occurs in the label or the keywords.
  func matches(_ search: String) -> Bool {
    search.split(whereSeparator: \.isWhitespace).allSatisfy { word in
      label.localizedStandardContains(word) || keywords.localizedStandardContains(word)
    }
  }
}

extension HabitIcon {
  /// A named group of symbols.
  package struct Group: Hashable, Identifiable, Sendable {
    /// The name in English, the key of ``name``.
    private let title: String
    package private(set) var icons: [HabitIcon]

    package var id: String { title }

    package var name: String { String(localized: String.LocalizationValue(title)) }

    /// All groups, from `Icons.txt`. A line that begins with a number sign names a group, and each
    /// other line is a symbol of the group.
    package static let all: [Group] = {
      var groups: [Group] = []
      for line in ResourceFile.lines("Icons.txt", in: .module) {
        if line.hasPrefix("# ") {
          groups.append(Group(title: String(line.dropFirst(2)), icons: []))
        } else {
          groups[groups.count - 1].icons.append(HabitIcon(line: line))
        }
      }
      return groups
    }()

    /// Returns the groups whose names match a search, and from the other groups the symbols that
    /// match. Blank text matches everything.
    package static func all(matching search: String) -> [Group] {
      let search = search.trimmingCharacters(in: .whitespaces)
      return all.compactMap { group in
        if group.name.localizedStandardContains(search) { return group }
        let icons = group.icons.filter { $0.matches(search) }
        return icons.isEmpty ? nil : Group(title: group.title, icons: icons)
      }
    }
  }
}
