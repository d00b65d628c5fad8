import Foundation
import HabitEngine
import HabitInterchange

/// What is known of one thing, as a store has it.
extension SyncState {
  /// A habit without its days; nil where it is deleted, or its name has not arrived yet.
  package func habit(_ id: UUID) -> PortableHabit? {
    HabitValues(registers[.habit(id)] ?? [:]).habit(id, DayCells())
  }

  /// The timer of a habit.
  package func timer(of habit: UUID) -> HabitTimer {
    HabitValues(registers[.habit(habit)] ?? [:]).timer
  }

  /// All days of which something is known, by ascending day.
  package func days(of habit: UUID) -> [CalendarDay] {
    (days[habit]?.cells ?? []).map { CalendarDay(rawValue: Int($0.day)) }
  }

  /// Some days of a habit, each with nil where nothing is said of it.
  package func days(
    _ days: [CalendarDay],
    of habit: UUID
  ) -> [(day: CalendarDay, record: PortableDay?)] {
    let counts = counts(of: habit)
    let cells = self.days[habit] ?? DayCells()
    return days.map { ($0, cells[Int32($0.rawValue)]?.record(within: counts)) }
  }

  /// A category, whether it was removed or not; nil where its name is not known.
  package func category(_ key: String) -> SyncDocument.Category? {
    SyncDocument.Category(key, registers[.category(key)] ?? [:])
  }

  /// The habits and categories of which something is known.
  package var habitIDs: [UUID] {
    registers.keys.filter { $0.kind == EntityID.habitKind }.compactMap { UUID(bytes: $0.key) }
  }
}

extension CellSet {
  /// The habits with a property among these.
  package var habits: [UUID] {
    registers.keys.filter { $0.kind == EntityID.habitKind }.compactMap { UUID(bytes: $0.key) }
  }

  /// The categories with a property among these, by their keys.
  package var categories: [String] {
    registers.keys.filter { $0.kind == EntityID.categoryKind }.map { SyncValue.text($0.key) }
  }

  /// The days of a habit among these.
  package func days(of habit: UUID) -> [CalendarDay] {
    (days[habit] ?? []).map { CalendarDay(rawValue: Int($0)) }
  }

  /// The habits with a day among these.
  package var habitsWithDays: [UUID] { Array(days.keys) }

  /// Whether a property of a habit is among these by which its days count otherwise.
  package func hasMeasure(of habit: UUID) -> Bool {
    registers[.habit(habit)]?.contains(RegisterKey(HabitProperty.Number.measure)) ?? false
  }
}
