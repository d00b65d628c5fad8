import Foundation

extension HabitIcon {
  /// Symbols of one kind, under a name.
  package struct Group: Hashable, Identifiable, Sendable {
    package let name: String
    package let icons: [HabitIcon]

    init(_ name: String, _ icons: [HabitIcon]) {
      self.name = name
      self.icons = icons
    }

    package var id: String { name }

    /// All there is to choose from; each symbol is in one group.
    package static let all = [
      everyday, fitness, health, food, mind, learning, work, home, creative, social, nature, travel,
      symbols,
    ]

    /// What a search finds, group by group: the symbols that match it, or the whole group where its
    /// name does. Without a word to search for, everything.
    package static func all(matching search: String) -> [Group] {
      let search = search.trimmingCharacters(in: .whitespaces)
      return all.compactMap { group in
        if group.name.localizedStandardContains(search) { return group }
        let icons = group.icons.filter { $0.matches(search) }
        return icons.isEmpty ? nil : Group(group.name, icons)
      }
    }
  }
}
