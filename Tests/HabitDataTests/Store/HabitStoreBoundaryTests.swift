import Foundation
import HabitEngine
import HabitTestSupport
import Testing
import TestSupport

@testable import HabitData

/// Settings that change how a history is interpreted, but not the stored data.
@MainActor
struct HabitStoreBoundaryTests {
  /// Monday, 2026-03-09, at noon UTC.
  private let fixture: StoreFixture
  private var store: HabitStore { fixture.store }

  init() throws {
    fixture = try StoreFixture()
  }

  @Test func `Records that another boundary puts in the future are not counted`() throws {
    let habit = try fixture.makeHabit(HabitDraft(name: "Run"))
    let monday = store.today
    store.toggleToday(habit)
    store.setCount(1, on: monday.advanced(by: -1), of: habit)
    let stored = try fixture.stored()
    #expect(store.currentStreak(of: habit) == 2)

    // At noon UTC it is 2:00 in Honolulu, which is before the start of the day at 3:00.
    let honolulu = try #require(TimeZone(identifier: "Pacific/Honolulu"))
    fixture.days.setBoundary(.localCalendar(timeZone: honolulu, startHour: 3))
    #expect(store.today == monday.advanced(by: -1))
    #expect(store.currentStreak(of: habit) == 1)
    #expect(store.yearGrid(of: habit).completeDays == 1)
    #expect(try fixture.stored() == stored)

    fixture.days.setBoundary(.utcBuckets)
    #expect(store.currentStreak(of: habit) == 2)
    #expect(store.yearGrid(of: habit).completeDays == 2)
  }

  @Test func `The boundary determines the day on which a habit began`() throws {
    let habit = try fixture.makeHabit(HabitDraft(name: "Run"))
    #expect(store.history(of: habit).created.isoText == "2026-03-09")
    let auckland = try #require(TimeZone(identifier: "Pacific/Auckland"))
    fixture.days.setBoundary(.localCalendar(timeZone: auckland, startHour: 0))
    #expect(store.history(of: habit).created.isoText == "2026-03-10")
  }

  @Test func `The days of a week depend on the week start`() throws {
    let goal = StreakGoal(period: .week, basis: .day, value: 2)
    let habit = try fixture.makeHabit(HabitDraft(name: "Run", target: HabitTarget(goal: goal)))
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
