import Foundation
import HabitEngine

/// Queries for a single habit or category. The store imports the returned values.
extension SyncState {
  /// Returns a habit without its days, or nil if it is deleted or its name is not known yet.
  package func habit(_ id: UUID) -> PortableHabit? {
    HabitValues(registers[.habit(id)] ?? [:]).habit(id)
  }

  /// Returns all known days of a habit in ascending order.
  package func days(of habit: UUID) -> [CalendarDay] {
    (days[habit]?.cells ?? []).map { CalendarDay(rawValue: Int($0.day)) }
  }

  /// Returns the records of the given days of a habit, with nil for empty days.
  package func days(
    _ days: [CalendarDay],
    of habit: UUID
  ) -> [(day: CalendarDay, record: PortableDay?)] {
    let counts = counts(of: habit)
    let cells = self.days[habit] ?? DayCells()
    return days.map { ($0, cells[Int32($0.rawValue)]?.record(within: counts)) }
  }

  /// Returns a category, removed or not, or nil if its name is not known.
  package func category(_ key: String) -> SyncCategory? {
    SyncCategory(key, registers[.category(key)] ?? [:])
  }
}

extension CellSet {
  /// The habits with changed properties.
  package var habits: [UUID] {
    registers.keys.filter { $0.kind == EntityID.habitKind }.compactMap { UUID(bytes: $0.key) }
  }

  /// The keys of categories with changed properties.
  package var categories: [String] {
    registers.keys.filter { $0.kind == EntityID.categoryKind }.map { SyncValue.text($0.key) }
  }

  /// Returns the changed days of a habit.
  package func days(of habit: UUID) -> [CalendarDay] {
    (days[habit] ?? []).map { CalendarDay(rawValue: Int($0)) }
  }

  /// The habits with changed days.
  package var habitsWithDays: [UUID] { Array(days.keys) }

  /// Returns true if a habit's measure changed, which affects its days.
  package func hasMeasure(of habit: UUID) -> Bool {
    registers[.habit(habit)]?.contains(RegisterKey(HabitProperty.Number.measure)) ?? false
  }
}
