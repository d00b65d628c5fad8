import Foundation
import HabitEngine

/// A category's name, symbol, and color, as the user edits them.
package struct CategoryInfo: Hashable, Identifiable, Codable, Sendable {
  /// The identifier, which does not change when the category is renamed.
  package let id: HabitCategory
  /// The name, 1 to ``HabitLimits/category`` characters.
  package var name: String
  /// The name of an SF Symbol.
  package var icon: String
  /// A color in the form that ``HabitColor`` reads.
  package var color: String

  package init(id: HabitCategory, name: String, icon: String, color: String) {
    self.id = id
    self.name = name
    self.icon = icon
    self.color = color
  }

  /// Creates a category from a stored record.
  init(_ record: CategoryRecord) {
    let id = HabitCategory(rawValue: record.key)
    let isTranslated = record.name == id.standardName
    let name = isTranslated ? id.title ?? record.name : record.name
    self.init(id: id, name: name, icon: record.icon, color: record.color)
  }

  /// The name, trimmed and cut to the limit; nil if nothing remains.
  package var validName: String? { Self.validName(name) }

  /// Returns a name, trimmed and cut to the limit; nil if nothing remains.
  package static func validName(_ name: String) -> String? {
    let line = LimitedText.line(name, to: HabitLimits.category)
    return line.isEmpty ? nil : line
  }

  /// Returns a copy with another name.
  func named(_ name: String) -> CategoryInfo {
    CategoryInfo(id: id, name: name, icon: icon, color: color)
  }

  /// The symbol of a category for which no symbol was chosen.
  package static let usualIcon = "folder.fill"

  /// The name to store: the English name of a standard category that was not renamed, otherwise
  /// ``name``.
  var storedName: String { name == id.title ? id.standardName ?? name : name }

  /// The categories of a new store, in order.
  package static var standard: [CategoryInfo] {
    [
      standard(.health, "heart.fill", .pink),
      standard(.productivity, "checklist", .orange),
      standard(.personal, "person.fill", .purple),
      standard(.fitness, "figure.run", .green),
      standard(.learning, "book.fill", .blue),
      standard(.social, "person.2.fill", .yellow),
    ]
  }

  private static func standard(
    _ id: HabitCategory,
    _ icon: String,
    _ color: HabitColorPreset
  ) -> CategoryInfo {
    CategoryInfo(id: id, name: id.title ?? id.rawValue, icon: icon, color: color.rawValue)
  }
}

extension HabitCategory {
  /// The default name of a standard category, in the app's language; nil for other categories.
  package var title: String? {
    switch self {
    case .health: String(localized: "Health")
    case .productivity: String(localized: "Productivity")
    case .personal: String(localized: "Personal")
    case .fitness: String(localized: "Fitness")
    case .learning: String(localized: "Learning")
    case .social: String(localized: "Social")
    default: nil
    }
  }
}
