import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// Two stores on one file, as two processes have them.
@MainActor
struct HabitStoreFollowingTests {
  private let folder: URL
  private let fixture: StoreFixture
  private let other: StoreFixture
  private let habit: Habit
  private let others: Habit

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "following-\(UUID())")
    let file = folder.appending(path: "Habits.store")
    fixture = try StoreFixture(file)
    habit = try fixture.make(HabitDraft(name: "Read"))
    fixture.store.toggle(fixture.days.today.advanced(by: -3), of: habit)
    other = try StoreFixture(file)
    others = try #require(try other.habits().first)
  }

  private func log(_ daysAgo: Int...) -> HabitLog {
    HabitLog(daysAgo.map { DayRecord(day: fixture.days.today.advanced(by: -$0), count: 1) })
  }

  @Test func aHistoryThatOthersWroteIsReadAgain() throws {
    other.store.toggleToday(others)
    fixture.store.follow(try fixture.habits())
    #expect(fixture.store.entry(for: habit).log == log(3, 0))
    try FileManager.default.removeItem(at: folder)
  }

  @Test(.timeLimit(.minutes(1))) func whatAWindowHasReadFollowsOthers() async throws {
    let window = HabitStore(windowBeside: fixture.store)
    let entry = window.entry(for: habit)
    for days in [log(3, 0), log(3)] {
      other.store.toggleToday(others)
      // As a query does that is told of the write.
      _ = try fixture.habits()
      await until { entry.log == days }
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test(.timeLimit(.minutes(1))) func aWindowThatOpensLaterShowsWhatOthersWrote() async throws {
    _ = fixture.store.entry(for: habit)
    other.store.toggleToday(others)
    _ = try fixture.habits()
    await until { fixture.store.entry(for: habit).log == log(3, 0) }
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aWriteKeepsTheDayThatOthersWroteJustBefore() throws {
    other.store.toggleToday(others)
    fixture.store.toggle(fixture.days.today.advanced(by: -1), of: habit)
    #expect(fixture.store.entry(for: habit).log == log(3, 1, 0))
    #expect(try fixture.storedCompletionCount() == 3)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aHabitThatOthersBroughtHasItsHistory() throws {
    let snapshot = HabitSnapshot(
      id: UUID(),
      draft: HabitDraft(name: "Run"),
      createdAt: fixture.time.now,
      sortIndex: 1,
      completions: [fixture.completion(2)]
    )
    try other.store.add([snapshot])
    let habits = try fixture.habits()
    fixture.store.follow(habits)
    #expect(habits.map { fixture.store.entry(for: $0).log } == [log(3), log(2)])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func whatWasReadOnceIsNotReadAgain() throws {
    let entry = fixture.store.entry(for: habit)
    fixture.store.follow(try fixture.habits())
    fixture.store.toggleToday(habit)
    // A log that no store has, to see it replaced.
    entry.log = log(9)
    fixture.store.follow(try fixture.habits())
    #expect(entry.log == log(9))
    try FileManager.default.removeItem(at: folder)
  }
}
