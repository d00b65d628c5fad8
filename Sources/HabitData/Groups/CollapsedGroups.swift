/// The groups that are collapsed to their header on the start screen.
package struct CollapsedGroups: Hashable, RawRepresentable {
  private var ids: Set<HabitGroup.ID> = []

  package init() {}

  /// Reads stored group identifiers, one per line.
  package init(rawValue: String) {
    ids = Set(rawValue.split(separator: "\n").map(String.init))
  }

  package var rawValue: String { ids.sorted().joined(separator: "\n") }

  package func contains(_ group: HabitGroup) -> Bool { ids.contains(group.id) }

  /// Collapses or expands a group.
  package mutating func toggle(_ group: HabitGroup) {
    if ids.remove(group.id) == nil { ids.insert(group.id) }
  }

  package mutating func expand(_ group: HabitGroup) {
    ids.remove(group.id)
  }
}
