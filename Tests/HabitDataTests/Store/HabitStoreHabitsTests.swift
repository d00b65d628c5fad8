import Foundation
import HabitEngine
import HabitInterchange
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// Creating, editing, deleting, and archiving habits, and their targets.
@MainActor
struct HabitStoreHabitsTests {
  private let fixture: StoreFixture
  private var store: HabitStore { fixture.store }

  init() throws {
    fixture = try StoreFixture()
  }

  private func edit(_ habit: Habit, to draft: HabitDraft) -> Bool {
    store.update(habit.id, from: habit.draft, to: draft)
  }

  @Test func `A new habit has the properties of its draft`() throws {
    let draft = HabitDraft(
      name: "  \"Drink\" & <b>water</b> ",
      details: " 8 glasses\n",
      icon: "drop.fill",
      color: "cyan",
      category: .health,
      target: HabitTarget(
        completionsPerDay: 8,
        goal: StreakGoal(period: .week, basis: .value, value: 50)
      ),
      reminders: [Reminder(hour: 9, minute: 30, weekdays: [.monday, .friday])]
    )
    let habit = try fixture.makeHabit(draft)
    #expect(
      try fixture.stored() == [
        PortableHabit(
          id: habit.id,
          draft: HabitDraft(
            name: "\"Drink\" & <b>water</b>",
            details: "8 glasses",
            icon: "drop.fill",
            color: "cyan",
            category: .health,
            target: HabitTarget(
              completionsPerDay: 8,
              goal: StreakGoal(period: .week, basis: .value, value: 50)
            ),
            reminders: [Reminder(hour: 9, minute: 30, weekdays: [.monday, .friday])]
          ),
          createdAt: fixture.time.now,
          position: -1
        )
      ]
    )
  }

  @Test func `A blank name is not saved`() throws {
    #expect(store.create(HabitDraft(name: " \n")) == nil)
    let habit = try fixture.makeHabit("Run")
    #expect(!store.update(habit.id, from: habit.draft, to: HabitDraft(name: "")))
    #expect(try fixture.stored().map(\.draft.name) == ["Run"])
  }

  @Test func `An edit keeps the history`() throws {
    let habit = try fixture.makeHabit("Run")
    store.toggleToday(habit)
    let before = try fixture.stored()[0]
    #expect(edit(habit, to: HabitDraft(name: "Jog", details: "slowly", color: "pink")))
    var after = before
    (after.name, after.details, after.color) = ("Jog", "slowly", "pink")
    #expect(try fixture.stored() == [after])
  }

  @Test func `An edit keeps unknown values of a later version`() throws {
    let habit = try fixture.makeHabit(HabitDraft(name: "Run", color: "ultraviolet"))
    habit.categoryRaw = "spirituality"
    habit.goalPeriodRaw = "quarter"
    #expect(habit.category == HabitCategory(rawValue: "spirituality"))
    #expect(try store.categories().category(habit.category) == nil)
    #expect(habit.streakGoal == .standard)
    var draft = habit.draft
    draft.name = "Jog"
    #expect(edit(habit, to: draft))
    #expect(habit.categoryRaw == "spirituality")
    #expect(habit.color == "ultraviolet")
    draft.category = .health
    #expect(edit(habit, to: draft))
    #expect(fixture.refreshed(habit).categoryRaw == "health")
  }

  @Test func `Undo restores a deleted habit with its history`() throws {
    let other = try fixture.makeHabit("Keep")
    store.toggleToday(other)
    let habit = try fixture.makeHabit("Run", HabitTargetSample.everything)
    for day in 0..<400 {
      store.setCount(day % 4, on: store.today.advanced(by: -day), of: habit)
    }
    store.skip(store.today.advanced(by: -500), of: habit)
    // This day has a count, which the skip hides and the restored day must keep.
    store.skip(store.today.advanced(by: -2), of: habit)
    let before = try fixture.stored()
    let log = store.entry(for: habit).log
    let snapshot = try #require(store.delete(habit))
    #expect(try fixture.stored().map(\.draft.name) == ["Keep"])
    #expect(try fixture.storedCompletionCount() == 1)
    store.restore(snapshot)
    #expect(try fixture.stored() == before)
    let restored = try #require(try fixture.habits().first)
    #expect(restored.id == snapshot.id)
    #expect(store.entry(for: restored).log == log)
  }

  @Test func `Archived habits keep their history`() throws {
    let habit = try fixture.makeHabit("Run")
    store.toggleToday(habit)
    let before = try fixture.stored()[0]
    var archived = before
    (archived.isArchived, archived.archivedAt) = (true, fixture.time.now)
    store.archive(habit)
    #expect(try fixture.stored() == [archived])
    store.unarchive(habit.id)
    #expect(try fixture.stored() == [before])
  }

  @Test func `An archived habit keeps its streak, even after it is restored`() throws {
    let made = try fixture.makeHabit("Run")
    for daysAgo in 0..<3 { store.setCount(1, on: store.today.advanced(by: -daysAgo), of: made) }
    let archived = store.today
    store.archive(made)
    fixture.time.advance(by: 10 * 86_400)
    _ = fixture.days.updateToday()
    #expect(store.currentStreak(of: fixture.refreshed(made)) == 3)
    #expect(!store.todayState(of: fixture.refreshed(made)).status.isDue)
    store.unarchive(made.id)
    let habit = fixture.refreshed(made)
    #expect(habit.pauses == PauseList([Pause(archived...archived.advanced(by: 9))]))
    #expect(store.currentStreak(of: habit) == 3)
    #expect(store.todayState(of: habit).status.isDue)
    store.toggleToday(habit)
    #expect(store.currentStreak(of: habit) == 4)
    #expect(store.statistics(of: habit).completionRate.expectedDays == 3)
  }

  @Test func `A deleted habit can't be archived or restored from the archive`() throws {
    let habit = try fixture.makeHabit("Run")
    let id = habit.id
    _ = store.delete(habit)
    store.archive(habit)
    #expect(
      store.errorMessage == "Couldn't save your change. “Run” has already been deleted."
    )
    store.dismissError()
    store.unarchive(id)
    #expect(store.errorMessage == nil)
    #expect(try fixture.stored() == [])
  }

  @Test func `Sample habits are stored unchanged`() throws {
    let samples = SampleHistory(today: store.today, boundary: .utcBuckets).habits(3)
    try store.add(samples)
    #expect(try fixture.stored() == samples)
  }

  // MARK: Targets

  @Test(arguments: HabitTargetSample.schedules)
  func `Schedules are stored`(schedule: Schedule) throws {
    let target = HabitTarget(amountPerDay: 1, schedule: schedule)
    let habit = try fixture.makeHabit("Run", target)
    #expect(habit.target == target)
    #expect(try fixture.stored().map(\.draft.target) == [target])
  }

  @Test(arguments: HabitTargetSample.measures, HabitKind.allCases)
  func `Measures are stored`(measure: Measure, kind: HabitKind) throws {
    let minimum = measure.amountsPerDay(kind).lowerBound
    for amount in [minimum, measure.amountsPerDay(kind).upperBound] {
      let target = HabitTarget(kind: kind, measure: measure, amountPerDay: amount)
      let habit = try fixture.makeHabit("Run", target)
      #expect(habit.target == target)
      #expect(try fixture.stored().first?.draft.target == target)
    }
  }

  @Test func `Unknown values of a later version read as defaults`() throws {
    let draft = HabitDraft(name: "Run", target: HabitTargetSample.everything)
    let habit = try fixture.makeHabit(draft)
    habit.kindRaw = "later"
    habit.measureRaw = "later"
    habit.scheduleRaw = "later"
    #expect(habit.kind == .build)
    #expect(habit.measure == .times)
    #expect(habit.schedule == .everyDay)
  }

  @Test func `Counts are clamped to the range of their measure`() throws {
    let habit = try fixture.makeHabit("Run", HabitTargetSample.everything)
    store.setCount(2_000_000_000, on: store.today, of: habit)
    #expect(try fixture.stored()[0].days == [fixture.completion(0, count: 999_999_999)])
    store.add(-999_999_914, to: habit, on: store.today)
    #expect(try fixture.stored()[0].days == [fixture.completion(0, count: 85)])
    #expect(store.entry(for: habit).log.record(on: store.today)?.count == 85)
    store.setCount(-1, on: store.today, of: habit)
    #expect(try fixture.storedCompletionCount() == 0)
  }

  /// Two edits of the same habit in different windows change only their own properties.
  @Test func `Edits of different properties are all saved`() throws {
    let habit = try fixture.makeHabit("Run")
    let original = habit.draft
    let all = HabitTargetSample.everything
    for field in HabitDraft.Field.targetFields {
      let edited = original.taking([field], from: HabitDraft(name: "Run", target: all))
      #expect(edited.changes(to: original) == [field])
      #expect(store.update(habit.id, from: original, to: edited))
    }
    #expect(fixture.refreshed(habit).draft == HabitDraft(name: "Run", target: all))
  }

  /// The stored values are within their limits, even if two edits combine.
  @Test func `Stored values are clamped to their limits`() throws {
    let habit = try fixture.makeHabit("Run", HabitTargetSample.everything)
    var draft = habit.draft
    draft.streakGoal = StreakGoal(
      period: .month,
      basis: .value,
      value: 5_000_000,
      measure: draft.measure
    )
    draft.measure = .times
    draft.endDay = .min
    #expect(store.update(habit.id, from: habit.draft, to: draft))
    let edited = fixture.refreshed(habit)
    #expect(edited.completionsPerDay == 85)
    #expect(edited.goalValue == 999_999)
    #expect(edited.endDay == edited.startDay)
    #expect(try fixture.stored().map(\.draft.target) == [draft.target])
  }
}

extension HabitDraft.Field {
  /// The properties of a target. The measure comes before the properties whose values it limits.
  fileprivate static let targetFields: [HabitDraft.Field] = [
    .kind, .measure, .completionsPerDay, .schedule, .streakGoal, .startDay, .endDay, .pauses,
  ]
}
