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
    let habit = try fixture.makeHabit("Run")
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

  @Test func `Today is open again after midnight, and the streak continues`() throws {
    let habit = try fixture.makeHabit("Run")
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
    let habit = try fixture.makeHabit("Drink", HabitTarget(completionsPerDay: 3))
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

  @Test func `A tap changes only the entry of its habit`() throws {
    let run = try fixture.makeHabit("Run")
    let read = try fixture.makeHabit("Read")
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

  @Test func `The days of a week depend on the week start`() throws {
    let goal = StreakGoal(period: .week, basis: .day, value: 2)
    let habit = try fixture.makeHabit("Run", HabitTarget(goal: goal))
    store.toggleToday(habit)
    store.setCount(1, on: store.today.advanced(by: -1), of: habit)
    #expect(store.currentStreak(of: habit) == 1)
    #expect(store.streakPeriod(of: habit) == .week)
    #expect(store.yearGrid(of: habit).days.lowerBound.weekday == .sunday)
    store.setWeekStart(.monday)
    #expect(store.weekStart == .monday)
    #expect(store.yearGrid(of: habit).days.lowerBound.weekday == .monday)
    #expect(store.currentStreak(of: habit) == 0)
  }
}
