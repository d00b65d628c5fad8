import Foundation
import HabitEngine

/// The grouped habits of the start screen.
package struct HabitGroups: Hashable {
  /// The groups that have habits, in order.
  package private(set) var groups: [HabitGroup]

  /// Groups habits by a property.
  ///
  /// - Parameters:
  ///   - habits: The habits, in the order to keep within each group.
  ///   - categories: The user's categories in order.
  package init(_ habits: [Habit], by grouping: HabitGrouping, categories: CategoryList) {
    switch grouping {
    case .none:
      groups = [HabitGroup(kind: .all, habits: habits)]
    case .category:
      let members = Dictionary(grouping: habits) { categories.category($0.category)?.id }
      groups = (categories.categories.map(Optional.some) + [nil]).map { category in
        HabitGroup(kind: .category(category), habits: members[category?.id] ?? [])
      }
    case .timeOfDay:
      let members = Dictionary(grouping: habits, by: \.timeOfDay)
      groups = DayPart.allCases.sorted().map { part in
        HabitGroup(kind: .dayPart(part), habits: members[part] ?? [])
      }
    }
    groups.removeAll(where: \.habits.isEmpty)
  }

  /// Returns the groups, with the habits that are not due moved to the end of each group.
  ///
  /// - Parameters:
  ///   - notDue: The habits that are not due today.
  ///   - isDueAlone: True to leave out the ``HabitsNotDue/resting`` habits.
  package func arranged(by notDue: HabitsNotDue, isDueAlone: Bool) -> HabitGroups {
    guard !notDue.ids.isEmpty else { return self }
    var arranged = self
    arranged.groups = groups.map { group in
      let shown =
        isDueAlone ? group.habits.filter { !notDue.resting.contains($0.id) } : group.habits
      let last = shown.filter { notDue.ids.contains($0.id) }
      let first = shown.filter { !notDue.ids.contains($0.id) }
      return HabitGroup(kind: group.kind, habits: first + last)
    }
    arranged.groups.removeAll(where: \.habits.isEmpty)
    return arranged
  }

  /// All habits in order.
  package var habits: [Habit] { groups.flatMap(\.habits) }
}

/// A group of habits with a common header.
package struct HabitGroup: Hashable, Identifiable {
  /// The property that the habits share.
  package enum Kind: Hashable {
    /// No property: the group has all habits that are shown.
    case all
    /// The category; nil for habits without one.
    case category(CategoryInfo?)
    /// The time of day.
    case dayPart(DayPart)
  }

  package let kind: Kind
  package var habits: [Habit]

  /// The identifier under which a collapsed group is stored.
  package var id: String {
    switch kind {
    case .all: "all"
    case .category(let category): "category/\(category?.id.rawValue ?? "")"
    case .dayPart(let part): "timeOfDay/\(part.rawValue)"
    }
  }

  /// The name to show; nil if there is no header.
  package var name: String? {
    switch kind {
    case .all: nil
    case .category(let category): category?.name ?? String(localized: "No Category")
    case .dayPart(let part): part.name
    }
  }

  /// The symbol next to the name.
  package var icon: String {
    switch kind {
    case .all, .category(nil): "tray.fill"
    case .category(let category?): category.icon
    case .dayPart(.any): "clock.fill"
    case .dayPart(.morning): "sunrise.fill"
    case .dayPart(.afternoon): "sun.max.fill"
    case .dayPart(.evening): "moon.stars.fill"
    }
  }

  /// The color of the symbol; nil for the default color.
  package var color: HabitColor? {
    guard case .category(let category?) = kind else { return nil }
    return HabitColor(category.color)
  }
}

/// The property by which the start screen groups habits. The raw value is stored.
package enum HabitGrouping: String, CaseIterable, Codable, Identifiable {
  case none, category, timeOfDay

  package var id: Self { self }

  package var title: String {
    switch self {
    case .none: String(localized: "No Groups")
    case .category: String(localized: "Category")
    case .timeOfDay: String(localized: "Time of Day")
    }
  }
}

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
