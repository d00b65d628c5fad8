import HabitEngine

/// Habits that stand under one header.
package struct HabitGroup: Hashable, Identifiable {
  /// What they have in common.
  package enum Kind: Hashable {
    /// Nothing: they are all that is shown.
    case all
    /// Their category, or that they have none.
    case category(CategoryInfo?)
    /// The part of the day that they are for.
    case dayPart(DayPart)
  }

  package let kind: Kind
  package var habits: [Habit]

  /// Names the group where it is remembered that it is folded.
  package var id: String {
    switch kind {
    case .all: "all"
    case .category(let category): "category/\(category?.id.rawValue ?? "")"
    case .dayPart(let part): "timeOfDay/\(part.rawValue)"
    }
  }

  /// The name to show; nil where there is no header.
  package var name: String? {
    switch kind {
    case .all: nil
    case .category(let category): category?.name ?? "No Category"
    case .dayPart(let part): part.name
    }
  }

  /// The symbol beside the name.
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

  /// The colour of the symbol; nil where it has none of its own.
  package var color: HabitColor? {
    guard case .category(let category?) = kind else { return nil }
    return HabitColor(category.color)
  }
}
