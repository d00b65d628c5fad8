import Foundation
import HabitEngine

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
