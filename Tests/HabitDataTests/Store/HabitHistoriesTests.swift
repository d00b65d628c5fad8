import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing

@testable import HabitData

/// When the histories of a store are read that is opened.
@MainActor
struct HabitHistoriesTests {
  private let fixture: StoreFixture
  private let id: UUID

  init() throws {
    fixture = try StoreFixture()
    let habit = try fixture.make(HabitDraft(name: "Read"))
    id = habit.id
    fixture.store.toggle(fixture.days.today.advanced(by: -3), of: habit)
  }

  /// A store on the same container, as the next launch has it.
  private func launched() throws -> (store: HabitStore, habit: Habit) {
    let context = ModelContext(fixture.container)
    let store = HabitStore(context: context, days: fixture.days)
    return (store, try #require(try store.habit(id)))
  }

  /// Takes the records out without a word to the habit, to see when they were read.
  private func removeRecords() throws {
    let context = ModelContext(fixture.container)
    try context.fetch(FetchDescriptor<HabitCompletion>()).forEach(context.delete)
    try context.save()
  }

  private func log(_ daysAgo: Int...) -> HabitLog {
    HabitLog(daysAgo.map { DayRecord(day: fixture.days.today.advanced(by: -$0), count: 1) })
  }

  @Test func nothingIsReadBeforeItIsNeeded() throws {
    let (store, habit) = try launched()
    try removeRecords()
    #expect(store.entry(for: habit).log == log())
  }

  @Test func whoAsksHasTheHistoryAtOnceAndForGood() throws {
    let (store, habit) = try launched()
    #expect(store.entry(for: habit).log == log(3))
    try removeRecords()
    #expect(store.entry(for: habit).log == log(3))
  }

  @Test func allAreReadAheadOfThat() async throws {
    let (store, habit) = try launched()
    await store.historiesAreRead()
    try removeRecords()
    #expect(store.entry(for: habit).log == log(3))
  }

  @Test func whatWasWrittenSinceIsReadAgain() async throws {
    let (store, habit) = try launched()
    await store.historiesAreRead()
    let written = try #require(try fixture.habits().first)
    fixture.store.toggleToday(written)
    let refreshed = try #require(try store.habit(id))
    #expect(store.entry(for: refreshed).log == log(3, 0))
    #expect(refreshed === habit)
  }

  @Test func aTapBeforeThatKeepsTheDays() async throws {
    let (store, habit) = try launched()
    store.toggleToday(habit)
    await store.historiesAreRead()
    #expect(store.entry(for: habit).log == log(3, 0))
    #expect(try fixture.storedCompletionCount() == 2)
  }

  @Test func readingAheadLeavesANewerHistoryAlone() async throws {
    let (store, habit) = try launched()
    store.readAhead()
    store.toggleToday(habit)
    await store.historiesAreRead()
    #expect(store.entry(for: habit).log == log(3, 0))
  }

  @Test func aHabitOfASecondLaunchHasItsOwnHistoryOnly() throws {
    _ = try fixture.make(HabitDraft(name: "Run"))
    let (store, _) = try launched()
    let habits = try store.context.fetch(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.name)]))
    #expect(habits.map { store.entry(for: $0).log } == [log(3), log()])
  }
}
