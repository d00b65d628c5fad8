import Foundation
import HabitData
import HabitEngine
import SwiftData
import TestSupport

/// A store with a clock that a test advances. The clock starts on Monday, 2026-03-09, at 12:00 UTC.
@MainActor
package struct StoreFixture {
  package let time = ManualTime()
  package let container: ModelContainer
  package let days: DayClock
  package let store: HabitStore

  /// - Parameter file: The store's file, or nil for a store in memory.
  package init(_ file: URL? = nil) throws {
    container = try StoreFile.open(file, for: HabitSchema.models)
    days = DayClock(clock: time.clock, boundary: .utcBuckets)
    store = HabitStore(container, days: days)
  }

  /// Makes and returns a habit.
  package func makeHabit(_ draft: HabitDraft) throws -> Habit {
    let id = store.create(draft)
    guard let habit = try habits().first(where: { $0.id == id }) else {
      throw HabitStoreError.habitIsGone(draft.name)
    }
    return habit
  }

  /// Makes and returns a habit with default values except the name and the target.
  @discardableResult
  package func makeHabit(_ name: String, _ target: HabitTarget = HabitTarget()) throws -> Habit {
    try makeHabit(HabitDraft(name: name, target: target))
  }

  /// Returns all stored habits in manual order, read by a separate context.
  package func stored() throws -> [PortableHabit] { try container.storedHabits() }

  /// Returns the number of stored records, with or without a habit.
  package func storedCompletionCount() throws -> Int {
    try ModelContext(container).fetchCount(FetchDescriptor<HabitCompletion>())
  }

  package func habits() throws -> [Habit] {
    try store.context.fetch(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)]))
  }

  /// Returns the habit after the last write, or the given object if the habit was deleted.
  package func refreshed(_ habit: Habit) -> Habit {
    do { return try store.refreshed(habit) } catch { return habit }
  }

  /// Returns a day's record that was changed at the present time of the test's clock.
  package func completion(
    _ daysAgo: Int,
    count: Int = 1,
    status: DayStatus = .done,
    note: String = ""
  ) -> PortableDay {
    PortableDay(
      day: days.today.advanced(by: -daysAgo),
      count: count,
      status: status,
      note: note,
      changedAt: time.now
    )
  }
}

extension HabitStore {
  /// Completes today, or reopens it.
  package func toggleToday(_ habit: Habit) { toggle(today, of: habit) }
}
