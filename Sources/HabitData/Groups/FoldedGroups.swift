/// The groups of which the start screen shows the header alone.
package struct FoldedGroups: Hashable, RawRepresentable {
  private var ids: Set<HabitGroup.ID>

  package init() {
    ids = []
  }

  /// Reads what is remembered: an identity on each line.
  package init(rawValue: String) {
    ids = Set(rawValue.split(separator: "\n").map(String.init))
  }

  package var rawValue: String { ids.sorted().joined(separator: "\n") }

  package func contains(_ group: HabitGroup) -> Bool { ids.contains(group.id) }

  /// Folds a group, or unfolds it.
  package mutating func toggle(_ group: HabitGroup) {
    if ids.remove(group.id) == nil { ids.insert(group.id) }
  }

  /// Shows a group's habits again.
  package mutating func unfold(_ group: HabitGroup) {
    ids.remove(group.id)
  }
}
