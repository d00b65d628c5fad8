import Foundation
import HabitEngine
import SwiftData

@testable import HabitTrackerFeature

/// A store in memory on a clock that the test moves: 2026-03-09 12:00 in UTC, a Monday.
@MainActor
struct StoreFixture {
  let time = ManualTime(Date(timeIntervalSince1970: 1_773_057_600))
  let container: ModelContainer
  let days: DayClock
  let store: HabitStore

  init(_ options: [String] = ["--in-memory"]) throws {
    container = try LaunchOptions.reading(options)
      .modelContainer(for: [Habit.self, HabitCompletion.self])
    days = DayClock(clock: time.clock, boundary: .utcBuckets)
    store = try HabitStore(context: container.mainContext, days: days)
  }

  /// Makes a habit and gives it back.
  func make(_ draft: HabitDraft) throws -> Habit {
    let known = Set(try habits().map(\.id))
    guard store.create(draft), let habit = try habits().first(where: { !known.contains($0.id) })
    else { throw HabitStoreError.habitIsGone(draft.name) }
    return habit
  }

  /// All habits as the store's file has them, read by a context of its own, in manual order.
  func stored() throws -> [HabitSnapshot] {
    let descriptor = FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)])
    let context = ModelContext(container)
    // Objects read their history through the context, which they do not keep alive.
    return try withExtendedLifetime(context) {
      try context.fetch(descriptor).map(HabitSnapshot.init)
    }
  }

  /// How many records there are, with or without a habit.
  func storedCompletionCount() throws -> Int {
    try ModelContext(container).fetchCount(FetchDescriptor<HabitCompletion>())
  }

  func habits() throws -> [Habit] {
    try container.mainContext.fetch(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)]))
  }

  /// A record of a day as it is stored when the clock shows now.
  func completion(
    _ daysAgo: Int,
    count: Int = 1,
    status: DayStatus = .done,
    note: String = ""
  ) -> HabitSnapshot.Completion {
    HabitSnapshot.Completion(
      record: DayRecord(
        day: days.today.advanced(by: -daysAgo),
        count: count,
        status: status
      ),
      note: note,
      date: time.now
    )
  }
}
