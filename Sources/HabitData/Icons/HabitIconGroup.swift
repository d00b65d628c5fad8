import Foundation

extension HabitIcon {
  /// A named group of symbols.
  package struct Group: Hashable, Identifiable, Sendable {
    /// The name in English, the key of ``name``.
    private let title: String
    package let icons: [HabitIcon]

    init(_ title: String, _ icons: [HabitIcon]) {
      self.title = title
      self.icons = icons
    }

    package var id: String { title }

    package var name: String { String(localized: String.LocalizationValue(title)) }

    /// All groups. Each symbol is in exactly one group.
    package static let all = table.split(separator: "# ").map { group in
      let lines = group.split(separator: "\n")
      return Group(String(lines[0]), lines.dropFirst().map(HabitIcon.init(line:)))
    }

    /// Returns the groups whose names match a search, and from the other groups the symbols that
    /// match. Blank text matches everything.
    package static func all(matching search: String) -> [Group] {
      let search = search.trimmingCharacters(in: .whitespaces)
      return all.compactMap { group in
        if group.name.localizedStandardContains(search) { return group }
        let icons = group.icons.filter { $0.matches(search) }
        return icons.isEmpty ? nil : Group(group.title, icons)
      }
    }
  }
}
