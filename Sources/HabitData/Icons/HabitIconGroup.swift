import Foundation
import HabitEngine

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
