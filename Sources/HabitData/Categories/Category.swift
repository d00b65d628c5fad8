import Foundation
import HabitEngine

/// A category as the user has it.
package struct Category: Hashable, Identifiable, Codable, Sendable {
  /// Which one it is, whatever it is called.
  package let id: HabitCategory
  /// 1 to ``HabitLimits/category`` characters.
  package var name: String
  /// An SF Symbols name.
  package var icon: String
  /// A colour as ``HabitColor`` reads it.
  package var color: String

  package init(id: HabitCategory, name: String, icon: String, color: String) {
    self.id = id
    self.name = name
    self.icon = icon
    self.color = color
  }

  /// A stored one.
  init(_ record: CategoryRecord) {
    self.init(
      id: HabitCategory(rawValue: record.key),
      name: record.name,
      icon: record.icon,
      color: record.color
    )
  }

  /// The name without white space around it, within the limit; nil where there is none.
  package var validName: String? { Self.validName(name) }

  /// A name without white space around it, within the limit; nil where there is none.
  package static func validName(_ name: String) -> String? {
    let limited = name.trimmingCharacters(in: .whitespacesAndNewlines).prefix(HabitLimits.category)
    let trimmed = limited.trimmingCharacters(in: .whitespaces)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// The category under another name.
  func named(_ name: String) -> Category {
    Category(id: id, name: name, icon: icon, color: color)
  }

  /// The symbol of a category that has no other.
  package static let usualIcon = "folder.fill"

  /// Those that are there at first, in their order.
  package static let standard = [
    standard(.health, "heart.fill", .pink),
    standard(.productivity, "checklist", .orange),
    standard(.personal, "person.fill", .purple),
    standard(.fitness, "figure.run", .green),
    standard(.learning, "book.fill", .blue),
    standard(.social, "person.2.fill", .yellow),
  ]

  private static func standard(
    _ id: HabitCategory,
    _ icon: String,
    _ color: HabitColorPreset
  ) -> Category {
    Category(id: id, name: id.standardName ?? id.rawValue, icon: icon, color: color.rawValue)
  }
}
