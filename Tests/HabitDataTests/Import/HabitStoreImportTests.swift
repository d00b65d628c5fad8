import Foundation
import HabitEngine
import HabitInterchange
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

@MainActor
struct HabitStoreImportTests {
  private let fixture: StoreFixture
  private var store: HabitStore { fixture.store }

  init() throws {
    fixture = try StoreFixture()
  }

  private var history: PortableHistory {
    PortableHistory(
      format: "a test",
      habits: [
        PortableHabit(
          id: UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
          name: "Run",
          details: "far",
          originalColor: "#388E3C",
          target: HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 3)),
          reminders: [Reminder(hour: 7, minute: 15, weekdays: [.sunday])],
          position: 0,
          days: [
            PortableDay(day: store.today.advanced(by: -1), count: 1, status: .done, note: "rain"),
            PortableDay(day: store.today, count: 0, status: .skipped),
          ]
        ),
        PortableHabit(
          id: UUID(uuid: (2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
          name: "Old",
          originalColor: "#D32F2F",
          target: HabitTarget(completionsPerDay: 2),
          position: 1,
          isArchived: true
        ),
      ]
    )
  }

  @Test func `An import merged by name adds its days to the habit with the same name`() throws {
    let habit = try fixture.makeHabit("run")
    store.setCount(1, on: store.today, of: habit)
    let namesakes = try store.namesakes(of: history)
    #expect(namesakes.names == ["Run"])
    let merged = namesakes.merged(history)
    let plan = try store.add(merged)
    #expect(plan.newHabits.map(\.name) == ["Old"])
    #expect(plan.additions.map(\.id) == [habit.id])
    #expect(plan.addedDayCount == 1)
    #expect(store.state(of: habit, on: store.today.advanced(by: -1)).count == 1)
    #expect(store.state(of: habit, on: store.today).count == 1)
    // The file still has a namesake of a stored habit, but a second merge adds nothing.
    #expect(try store.namesakes(of: history).names == ["Run"])
    #expect(try store.plan(merged).isEmpty)
  }

  @Test func `An import adds all data of the file`() throws {
    let now = fixture.time.now
    #expect(try store.add(history) == ImportPlan(history, stored: [:]))
    #expect(
      try fixture.stored() == [
        PortableHabit(
          id: history.habits[0].id,
          draft: HabitDraft(
            name: "Run",
            details: "far",
            color: "green",
            target: HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 3)),
            reminders: [Reminder(hour: 7, minute: 15, weekdays: [.sunday])]
          ),
          originalColor: "#388E3C",
          createdAt: now,
          position: 0,
          days: [
            fixture.completion(1, note: "rain"), fixture.completion(0, count: 0, status: .skipped),
          ]
        ),
        PortableHabit(
          id: history.habits[1].id,
          draft: HabitDraft(
            name: "Old",
            color: "coral-red",
            target: HabitTarget(completionsPerDay: 2)
          ),
          originalColor: "#D32F2F",
          createdAt: now,
          position: 1,
          archivedAt: now
        ),
      ]
    )
  }

  @Test func `A second import adds nothing`() throws {
    _ = try store.add(history)
    let first = try fixture.stored()
    fixture.time.advance(by: 3_600)
    #expect(try store.plan(history).isEmpty)
    #expect(try store.add(history).skippedDayCount == 2)
    #expect(try fixture.stored() == first)
  }

  @Test func `A later import adds missing days and changes no existing data`() throws {
    _ = try store.add(history)
    let habit = try #require(try store.habit(history.habits[0].id))
    _ = store.update(
      habit.id,
      from: habit.draft,
      to: HabitDraft(name: "Jog", color: "pink")
    )
    store.setCount(5, on: store.today.advanced(by: -1), of: habit)
    var later = history
    later.habits[0].days.insert(
      PortableDay(day: store.today.advanced(by: -9), count: 1, status: .done),
      at: 0
    )
    #expect(try store.add(later).addedDayCount == 1)
    let stored = try fixture.stored()[0]
    #expect(stored.draft == HabitDraft(name: "Jog", color: "pink"))
    #expect(
      stored.days == [
        fixture.completion(9), fixture.completion(1, count: 5, note: "rain"),
        fixture.completion(0, count: 0, status: .skipped),
      ]
    )
    #expect(store.entry(for: habit).log.recordCount == 3)
  }

  @Test func `New habits come first, sorted by the positions that the file states`() throws {
    _ = try fixture.makeHabit("Here")
    var later = history
    later.habits[0].position = 40
    later.habits[1].position = -40
    _ = try store.add(later)
    #expect(try fixture.stored().map(\.draft.name) == ["Old", "Run", "Here"])
  }

  @Test func `All new habits have the same creation time`() throws {
    let clock = AppClock(
      read: { [time = fixture.time] in
        time.advance(by: 1)
        return time.now
      },
      wait: { _ in }
    )
    let days = DayClock(clock: clock, boundary: .utcBuckets)
    let store = HabitStore(fixture.container, days: days)
    _ = try store.add(history)
    #expect(Set(try fixture.stored().map(\.createdAt)).count == 1)
  }
}
