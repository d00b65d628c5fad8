import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// Changes of today and of past days, in the loaded history and in the store.
@MainActor
struct HabitStoreDaysTests {
  private let fixture: StoreFixture
  private var store: HabitStore { fixture.store }

  init() throws {
    fixture = try StoreFixture()
  }

  private func day(_ daysAgo: Int) -> CalendarDay { store.today.advanced(by: -daysAgo) }

  private func makeHabit(timesADay: Int) throws -> Habit {
    let target = HabitTarget(completionsPerDay: timesADay)
    return try fixture.makeHabit("Drink", target)
  }

  private func stored() throws -> [PortableDay] {
    try #require(try fixture.stored().first).days
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

  // MARK: Past days

  @Test func `A tap on a past day completes it, and another tap reopens it`() throws {
    let habit = try makeHabit(timesADay: 3)
    store.toggle(day(400), of: habit)
    #expect(try stored() == [fixture.completion(400, count: 3)])
    store.setCount(1, on: day(400), of: habit)
    store.toggle(day(400), of: habit)
    #expect(try stored() == [fixture.completion(400, count: 3)])
    store.toggle(day(400), of: habit)
    #expect(try stored() == [])
    #expect(store.entry(for: habit).log == HabitLog())
  }

  @Test func `A day has one record after any changes`() throws {
    let habit = try makeHabit(timesADay: 2)
    store.setCount(1, on: day(9), of: habit)
    store.skip(day(9), of: habit)
    store.markMissed(day(9), of: habit)
    #expect(store.setNote("late", on: day(9), of: habit))
    #expect(
      try stored() == [fixture.completion(9, count: 1, status: .missed, note: "late")]
    )
    store.setCount(2, on: day(9), of: habit)
    #expect(try stored() == [fixture.completion(9, count: 2, note: "late")])
    #expect(try fixture.storedCompletionCount() == 1)
  }

  @Test func `Changes of past days update the streaks`() throws {
    let habit = try fixture.makeHabit("Run")
    for daysAgo in [0, 1, 3, 4, 5] { store.toggle(day(daysAgo), of: habit) }
    var streaks: [[Int]] = []
    func note() {
      let now = store.streaks(of: habit)
      streaks.append([now.current, now.longest])
    }
    note()
    store.toggle(day(2), of: habit)
    note()
    store.skip(day(2), of: habit)
    note()
    store.markMissed(day(2), of: habit)
    note()
    store.reopen(day(2), of: habit)
    note()
    store.toggle(day(1), of: habit)
    note()
    #expect(streaks == [[2, 3], [6, 6], [5, 5], [2, 3], [6, 6], [1, 4]])
  }

  @Test func `Only skipped and missed days are reopened`() throws {
    let habit = try fixture.makeHabit("Run")
    store.skip(day(1), of: habit)
    store.markMissed(day(2), of: habit)
    store.toggle(day(3), of: habit)
    #expect(
      try stored() == [
        fixture.completion(3), fixture.completion(2, count: 0, status: .missed),
        fixture.completion(1, count: 0, status: .skipped),
      ]
    )
    for daysAgo in 1...3 { store.reopen(day(daysAgo), of: habit) }
    #expect(try stored() == [fixture.completion(3)])
  }

  @Test func `A skipped or missed day has its count again after it is reopened`() throws {
    let habit = try fixture.makeHabit(
      "Drink",
      HabitTarget(
        completionsPerDay: 8,
        goal: StreakGoal(period: .week, basis: .value, value: 5)
      )
    )
    store.setCount(5, on: day(0), of: habit)
    let before = store.state(of: habit, on: day(0))
    #expect(store.currentStreak(of: habit) == 1)
    for status in [DayStatus.skipped, .missed] {
      if status == .skipped { store.skip(day(0), of: habit) }
      if status == .missed { store.markMissed(day(0), of: habit) }
      // Until the day is reopened, its count is ignored, both by this object and by a new one that
      // reads the data again.
      let reread = HabitStore(fixture.container, days: fixture.days)
      for store in [store, reread] {
        #expect(store.state(of: habit, on: day(0)).count == 0)
        #expect(store.statistics(of: habit).totalCount == 0)
        #expect(store.currentStreak(of: habit) == 0)
      }
      store.reopen(day(0), of: habit)
      #expect(store.state(of: habit, on: day(0)) == before)
      #expect(store.statistics(of: habit).totalCount == 5)
    }
  }

  @Test func `A tap on a skipped day discards the count before the skip`() throws {
    let habit = try makeHabit(timesADay: 8)
    store.setCount(5, on: day(0), of: habit)
    store.skip(day(0), of: habit)
    store.addStep(to: habit)
    #expect(try stored() == [fixture.completion(0, count: 1)])
  }

  @Test func `A note and a count do not change each other`() throws {
    let habit = try makeHabit(timesADay: 2)
    store.setCount(1, on: day(1), of: habit)
    #expect(store.setNote("  rain \n", on: day(1), of: habit))
    #expect(try stored() == [fixture.completion(1, count: 1, note: "rain")])
    store.setCount(0, on: day(1), of: habit)
    #expect(try stored() == [fixture.completion(1, count: 0, note: "rain")])
    #expect(store.setNote(" ", on: day(1), of: habit))
    #expect(try stored() == [])
    #expect(store.entry(for: habit).log == HabitLog())
  }

  @Test func `A note has at most 500 characters`() throws {
    let habit = try fixture.makeHabit("Run")
    #expect(store.setNote(String(repeating: "é", count: 501), on: day(1), of: habit))
    let note = String(repeating: "é", count: 500)
    #expect(try stored() == [fixture.completion(1, count: 0, note: note)])
    #expect(!store.state(of: habit, on: day(1)).isComplete)
  }

  @Test func `A note does not change an unknown status of a later version`() throws {
    let habit = try fixture.makeHabit("Run")
    store.toggle(day(1), of: habit)
    let context = ModelContext(fixture.container)
    try context.completion(of: habit.id, on: day(1))?.statusRaw = "half-hearted"
    try context.save()
    #expect(store.setNote("why?", on: day(1), of: habit))
    let completion = try ModelContext(fixture.container).completion(of: habit.id, on: day(1))
    #expect(completion?.statusRaw == "half-hearted")
    #expect(completion?.note == "why?")
  }

  @Test func `Future days can't be changed`() throws {
    let habit = try fixture.makeHabit("Run")
    let tomorrow = day(-1)
    store.toggle(tomorrow, of: habit)
    store.setCount(3, on: tomorrow, of: habit)
    store.skip(tomorrow, of: habit)
    store.markMissed(tomorrow, of: habit)
    #expect(!store.setNote("soon", on: tomorrow, of: habit))
    #expect(try fixture.storedCompletionCount() == 0)
    #expect(store.entry(for: habit).log == HabitLog())
    #expect(store.errorMessage == nil)
  }

  @Test func `The years of a habit begin with a record before the start day`() throws {
    let target = HabitTarget(amountPerDay: 1, startDay: day(10))
    let habit = try fixture.makeHabit("Run", target)
    #expect(store.years(of: habit) == [2026])
    store.setCount(1, on: day(3 * 365), of: habit)
    #expect(store.years(of: habit) == [2026, 2025, 2024, 2023])
  }

  // MARK: Notifications about writes

  @Test func `Each saved change is reported once`() throws {
    let notes = ChangeCounter()
    store.onWrite { notes.increment() }
    let habit = try fixture.makeHabit("Read")
    #expect(notes.count == 1)
    store.complete(store.today, of: habit)
    #expect(notes.count == 2)
    HabitStore(windowBeside: store).complete(store.today.advanced(by: -1), of: habit)
    #expect(notes.count == 3)
  }

  @Test func `A refused change is not reported`() throws {
    let notes = ChangeCounter()
    let habit = try fixture.makeHabit("Read")
    store.onWrite { notes.increment() }
    store.setBusy(true)
    store.complete(store.today, of: habit)
    #expect(notes.count == 0)
  }
}
