import Foundation
import HabitEngine

/// The content of a state in the form of the store: at most one record per habit and day, in a
/// fixed order.
package struct SyncDocument: Hashable, Sendable {
  /// A category that was created, changed, or removed.
  package struct Category: Hashable, Sendable {
    package let category: PortableCategory
    package let position: Int
    package let isRemoved: Bool
  }

  /// The habits in order, without deleted habits.
  package let habits: [PortableHabit]
  /// The categories in order.
  package let categories: [Category]

  package init(habits: [PortableHabit], categories: [Category]) {
    self.habits = habits.sorted { one, other in
      (one.position, one.id.uuidString) < (other.position, other.id.uuidString)
    }
    self.categories = categories.sorted { one, other in
      (one.position, one.category.key) < (other.position, other.category.key)
    }
  }

  package init(_ state: SyncState) {
    var habits: [PortableHabit] = []
    var categories: [Category] = []
    for (entity, registers) in state.registers {
      if entity.kind == EntityID.habitKind, let id = UUID(bytes: entity.key) {
        let habit = HabitValues(registers).habit(id, state.days[id] ?? DayCells())
        if let habit { habits.append(habit) }
      } else if entity.kind == EntityID.categoryKind {
        let key = SyncValue.text(entity.key)
        if let category = Category(key, registers) { categories.append(category) }
      }
    }
    self.init(habits: habits, categories: categories)
  }
}

extension SyncDocument.Category {
  package init(_ category: PortableCategory, position: Int, isRemoved: Bool) {
    self.category = category
    self.position = HabitLimits.position(position)
    self.isRemoved = isRemoved
  }

  /// Reads a category, or returns nil if the name is not known yet.
  init?(_ key: String, _ registers: [RegisterKey: Register]) {
    func value(_ number: CategoryProperty.Number) -> [UInt8]? {
      registers[RegisterKey(number)]?.value
    }
    guard let name = value(.name) else { return nil }
    self.init(
      PortableCategory(
        key: key,
        name: LimitedText.line(SyncValue.text(name), to: HabitLimits.category),
        icon: value(.icon).map(SyncValue.text),
        color: value(.color).map(SyncValue.text)
      ),
      position: value(.position).flatMap(SyncValue.number) ?? 0,
      isRemoved: value(.isRemoved).map(SyncValue.flag) ?? false
    )
  }
}
