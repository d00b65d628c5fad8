import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// Taps on a day, in the loaded history and in the store.
@MainActor
struct HabitStoreTests {
  private let fixture: StoreFixture
  private var store: HabitStore { fixture.store }

  init() throws {
    fixture = try StoreFixture()
  }

  @Test func `A tap completes today, and another tap reopens it`() throws {
    let habit = try fixture.makeHabit(HabitDraft(name: "Run"))
    #expect(store.todayState(of: habit).label == "not completed today")
    store.toggleToday(habit)
    #expect(store.todayState(of: habit).isComplete)
    #expect(store.currentStreak(of: habit) == 1)
    #expect(try fixture.stored().map(\.days) == [[fixture.completion(0)]])
    store.toggleToday(habit)
    #expect(!store.todayState(of: habit).isComplete)
    #expect(store.currentStreak(of: habit) == 0)
    #expect(try fixture.storedCompletionCount() == 0)
    #expect(store.errorMessage == nil)
  }

  @Test func `The count of a habit can exceed its target`() throws {
    let habit = try fixture.makeHabit(
      HabitDraft(name: "Drink", target: HabitTarget(completionsPerDay: 2))
    )
    var labels: [String] = []
    for _ in 0..<3 {
      store.addStep(to: habit)
      labels.append(store.todayState(of: habit).label)
    }
    #expect(labels == ["1 of 2 today", "2 of 2 today", "3 of 2 today"])
    #expect(store.todayState(of: habit).isComplete)
    #expect(try fixture.stored().map(\.days) == [[fixture.completion(0, count: 3)]])
  }

  @Test func `Skipped days bridge a streak and can still be done`() throws {
    let habit = try fixture.makeHabit(HabitDraft(name: "Run"))
    store.setCount(1, on: store.today.advanced(by: -2), of: habit)
    store.skip(store.today.advanced(by: -1), of: habit)
    store.skip(store.today, of: habit)
    #expect(store.todayState(of: habit).label == "skipped today")
    #expect(store.currentStreak(of: habit) == 1)
    store.toggleToday(habit)
    #expect(store.currentStreak(of: habit) == 2)
    #expect(
      try fixture.stored()[0].days == [
        fixture.completion(2), fixture.completion(1, count: 0, status: .skipped),
        fixture.completion(0),
      ]
    )
  }

  @Test func `The last week of a streak counts its days up to today`() throws {
    let week = StreakGoal(period: .week, basis: .day, value: 1)
    let weekly = try fixture.makeHabit(HabitDraft(name: "Run", target: HabitTarget(goal: week)))
    let daily = try fixture.makeHabit(HabitDraft(name: "Read"))
    for habit in [weekly, daily] {
      for day in [0, 1, 2, 9] { store.setCount(1, on: store.today.advanced(by: -day), of: habit) }
    }
    #expect(store.currentStreakInDays(of: weekly) == 2 * 7 + 2)
    #expect(store.currentStreakInDays(of: daily) == 3)
  }

  @Test func `Today is open again after midnight, and the streak continues`() throws {
    let habit = try fixture.makeHabit(HabitDraft(name: "Run"))
    store.toggleToday(habit)
    fixture.time.advance(by: 12 * 3_600 - 1)
    _ = fixture.days.updateToday()
    #expect(store.todayState(of: habit).isComplete)
    fixture.time.advance(by: 1)
    _ = fixture.days.updateToday()
    #expect(!store.todayState(of: habit).isComplete)
    #expect(store.currentStreak(of: habit) == 1)
    store.toggleToday(habit)
    #expect(store.currentStreak(of: habit) == 2)
    #expect(try fixture.storedCompletionCount() == 2)
  }

  @Test func `After random changes, a log equals the log read from the store`() throws {
    let habit = try fixture.makeHabit(
      HabitDraft(name: "Drink", target: HabitTarget(completionsPerDay: 3))
    )
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let day = store.today.advanced(by: -Int.random(in: 0...40, using: &random))
      if random.isTrue(percent: 20) {
        store.skip(day, of: habit)
      } else {
        store.setCount(Int.random(in: 0...4, using: &random), on: day, of: habit)
      }
    }
    let reread = HabitStore(fixture.container, days: fixture.days)
    #expect(reread.entry(for: habit).log == store.entry(for: habit).log)
    #expect(try fixture.storedCompletionCount() == store.entry(for: habit).log.recordCount)
  }

  @Test func `A reopened day keeps its note`() throws {
    let habit = try fixture.makeHabit(HabitDraft(name: "Run"))
    let snapshot = PortableHabit(habit)
    _ = store.delete(habit)
    var noted = snapshot
    noted.days = [fixture.completion(0, note: "rain")]
    store.restore(noted)
    let restored = try #require(try fixture.habits().first)
    store.toggleToday(restored)
    #expect(
      try fixture.stored()[0].days == [fixture.completion(0, count: 0, note: "rain")]
    )
    #expect(!store.todayState(of: restored).isComplete)
  }

  @Test func `A tap changes only the entry of its habit`() throws {
    let run = try fixture.makeHabit(HabitDraft(name: "Run"))
    let read = try fixture.makeHabit(HabitDraft(name: "Read"))
    let changes = ChangeCounter()
    withObservationTracking {
      _ = store.todayState(of: read)
      _ = store.currentStreak(of: read)
    } onChange: {
      changes.increment()
    }
    store.toggleToday(run)
    #expect(changes.count == 0)
    store.toggleToday(read)
    #expect(changes.count > 0)
  }

  @Test func `A tap on a deleted habit changes nothing`() throws {
    let habit = try fixture.makeHabit(HabitDraft(name: "Run"))
    _ = store.delete(habit)
    store.toggleToday(habit)
    #expect(
      store.errorMessage == "Couldn't save your change. “Run” has already been deleted."
    )
    #expect(try fixture.stored() == [])
    #expect(try fixture.storedCompletionCount() == 0)
  }
}
