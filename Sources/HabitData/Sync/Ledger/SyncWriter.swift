import Foundation
import HabitEngine
import HabitSync
import SwiftData

/// The writer that applies changes from other devices to the store, in the transaction in which the
/// ledger adds the changes. These writes are not recorded for sync again.
struct SyncWriter {
  private let context: ModelContext
  private let state: SyncState
  private let now: Date

  init(_ context: ModelContext, _ state: SyncState, at now: Date) {
    self.context = context
    self.state = state
    self.now = now
  }

  /// Updates the store with the known state of some properties and days.
  func write(_ changed: CellSet) throws {
    for category in changed.categories.compactMap(state.category) { try context.write(category) }
    // All data is read before anything is written, because queries take longer while the context
    // has unsaved changes.
    let named = Set(changed.habits)
    let all = try named.union(changed.habitsWithDays).map { try stored($0, changed) }
    for stored in all {
      let habit = named.contains(stored.id) ? write(stored) : stored.habit
      guard let habit else { continue }
      if writeDays(of: habit, over: stored) { habit.historyVersion = UUID() }
    }
  }

  /// A habit to update, create, or delete in the store, with its days.
  private struct StoredHabit {
    let id: UUID
    /// The habit; nil if the store does not have it.
    let habit: Habit?
    /// The days to update.
    let days: [CalendarDay]
    let completions: [Int: HabitCompletion]
  }

  private func stored(_ id: UUID, _ changed: CellSet) throws -> StoredHabit {
    guard let habit = try context.habit(id) else {
      return StoredHabit(id: id, habit: nil, days: state.days(of: id), completions: [:])
    }
    let days = changed.hasMeasure(of: id) ? state.days(of: id) : changed.days(of: id)
    return StoredHabit(id: id, habit: habit, days: days, completions: try completions(of: id, days))
  }

  /// Updates, creates, or deletes a habit.
  ///
  /// - Returns: The habit; nil if it no longer exists.
  private func write(_ stored: StoredHabit) -> Habit? {
    guard let portable = state.habit(stored.id) else {
      if let habit = stored.habit { context.delete(habit) }
      return nil
    }
    guard let habit = stored.habit else { return context.insert(portable, at: now) }
    habit.apply(portable, at: now)
    return habit
  }

  /// Updates the days of a habit.
  ///
  /// - Returns: True if any day differed.
  private func writeDays(of habit: Habit, over stored: StoredHabit) -> Bool {
    var differs = false
    for (day, record) in state.days(stored.days, of: habit.id) {
      let known = stored.completions[day.rawValue]
      if let record {
        if context.write(record, over: known, of: habit, at: now) { differs = true }
      } else if let known {
        context.delete(known)
        differs = true
      }
    }
    return differs
  }

  private func completions(
    of id: UUID,
    _ days: [CalendarDay]
  ) throws -> [Int: HabitCompletion] {
    let (first, last) = (days.map(\.rawValue).min() ?? 0, days.map(\.rawValue).max() ?? 0)
    let stored = try context.fetch(
      FetchDescriptor<HabitCompletion>(
        predicate: #Predicate { $0.habitID == id && $0.day >= first && $0.day <= last }
      )
    )
    return Dictionary(stored.map { ($0.day, $0) }) { first, _ in first }
  }
}
