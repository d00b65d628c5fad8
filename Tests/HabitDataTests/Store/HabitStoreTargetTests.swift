import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// Stored targets, and edits of targets.
@MainActor
struct HabitStoreTargetTests {
  private let fixture: StoreFixture
  private var store: HabitStore { fixture.store }

  init() throws {
    fixture = try StoreFixture()
  }

  @Test(arguments: HabitTargetSample.schedules)
  func `Schedules are stored`(schedule: Schedule) throws {
    let target = HabitTarget(amountPerDay: 1, schedule: schedule)
    let habit = try fixture.makeHabit(HabitDraft(name: "Run", target: target))
    #expect(habit.target == target)
    #expect(try fixture.stored().map(\.draft.target) == [target])
  }

  @Test(arguments: HabitTargetSample.measures, HabitKind.allCases)
  func `Measures are stored`(measure: Measure, kind: HabitKind) throws {
    let minimum = measure.amountsPerDay(kind).lowerBound
    for amount in [minimum, measure.amountsPerDay(kind).upperBound] {
      let target = HabitTarget(kind: kind, measure: measure, amountPerDay: amount)
      let habit = try fixture.makeHabit(HabitDraft(name: "Run", target: target))
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
    let habit = try fixture.makeHabit(HabitDraft(name: "Run", target: HabitTargetSample.everything))
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
    let habit = try fixture.makeHabit(HabitDraft(name: "Run"))
    let original = habit.draft
    let all = HabitTargetSample.everything
    for field in HabitDraft.Field.targetFields {
      let edited = original.taking([field], from: HabitDraft(name: "Run", target: all))
      #expect(edited.changes(to: original) == [field])
      #expect(store.update(habit.id, from: original, to: edited))
    }
    // When the goal was edited, 999 was the largest goal, so the goal was clamped to 999.
    var expected = HabitDraft(name: "Run", target: all)
    expected.streakGoal = StreakGoal(period: .month, basis: .value, value: 999)
    #expect(fixture.refreshed(habit).draft == expected)
  }

  @Test func `Undo reverts an edit`() throws {
    let habit = try fixture.makeHabit(HabitDraft(name: "Run"))
    let before = habit.draft
    let after = HabitDraft(name: "Run", target: HabitTargetSample.everything)
    let window = HabitStore(windowBeside: store)
    let undoManager = UndoManager()
    window.undoRecorder.undoManager = undoManager
    #expect(window.update(habit.id, from: before, to: after))
    endEvent()
    #expect(try fixture.stored().map(\.draft) == [after])
    undoManager.undo()
    #expect(try fixture.stored().map(\.draft) == [before])
  }

  /// The stored values are within their limits, even if two edits combine.
  @Test func `Stored values are clamped to their limits`() throws {
    let habit = try fixture.makeHabit(HabitDraft(name: "Run", target: HabitTargetSample.everything))
    var draft = habit.draft
    draft.measure = .times
    draft.endDay = .min
    #expect(store.update(habit.id, from: habit.draft, to: draft))
    let edited = fixture.refreshed(habit)
    #expect(edited.completionsPerDay == 85)
    #expect(edited.goalValue == 999)
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
