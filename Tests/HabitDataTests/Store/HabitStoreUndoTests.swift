import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// Undoing a window's changes with its `UndoManager` and with notices.
@MainActor
struct HabitStoreUndoTests {
  private let fixture: StoreFixture
  private let store: HabitStore
  private let undoManager = UndoManager()

  init() throws {
    fixture = try StoreFixture()
    store = HabitStore(windowBeside: fixture.store)
    store.undoRecorder.undoManager = undoManager
  }

  private func day(_ daysAgo: Int) -> CalendarDay { store.today.advanced(by: -daysAgo) }

  /// Performs a tap and ends its event, because tests have no events.
  private func tap(_ action: () -> Void) {
    action()
    endEvent()
  }

  @Test func `Undo restores a count of 57 that a tap set to 0`() throws {
    let habit = try fixture.makeHabit("Read")
    store.setCount(57, on: day(3), of: habit)
    #expect(store.setNote("long", on: day(3), of: habit))
    endEvent()
    let before = try fixture.stored()
    tap { store.toggle(day(3), of: habit) }
    #expect(try fixture.stored()[0].days.map(\.count) == [0])
    #expect(store.notices.map(\.message) == ["Read: 57 became 0"])
    undoManager.undo()
    #expect(try fixture.stored() == before)
    #expect(store.entry(for: habit).log.record(on: day(3))?.count == 57)
    #expect(store.notices == [])
    undoManager.redo()
    #expect(try fixture.stored()[0].days.map(\.count) == [0])
  }

  @Test func `Undo restores the count of a skipped day`() throws {
    let habit = try fixture.makeHabit("Drink", HabitTarget(completionsPerDay: 8))
    store.setCount(5, on: day(0), of: habit)
    endEvent()
    let before = try fixture.stored()
    tap { store.skip(day(0), of: habit) }
    // Nothing is lost, because "Undo Skip" restores the count.
    #expect(store.notices == [])
    tap { store.markMissed(day(0), of: habit) }
    undoManager.undo()
    #expect(store.todayState(of: habit).isSkipped)
    undoManager.undo()
    #expect(try fixture.stored() == before)
  }

  @Test func `Undoing a restore from the archive removes the pause that the restore added`() throws
  {
    let habit = try fixture.makeHabit("Run")
    let vacation = Pause(store.today...store.today.advanced(by: 1))
    #expect(store.pause([habit], from: vacation.first, until: vacation.last))
    tap { store.archive(habit) }
    fixture.time.advance(by: 5 * 86_400)
    _ = fixture.days.updateToday()
    let before = try fixture.stored()
    tap { store.unarchive(habit.id) }
    #expect(fixture.refreshed(habit).pauses != PauseList([vacation]))
    undoManager.undo()
    #expect(try fixture.stored() == before)
    undoManager.redo()
    let archived = Pause(vacation.first...store.today.advanced(by: -1))
    #expect(fixture.refreshed(habit).pauses == PauseList([archived]))
  }

  @Test func `A record of a future day is shown and can be removed, and undo restores it`() throws {
    let habit = try fixture.makeHabit("Run")
    let tomorrow = store.today.advanced(by: 1)
    tap { store.toggleToday(habit) }
    fixture.time.setClock(by: 86_400)
    _ = fixture.days.updateToday()
    tap { store.toggleToday(fixture.refreshed(habit)) }
    fixture.time.setClock(by: -86_400)
    _ = fixture.days.updateToday()
    let record = DayRecord(day: tomorrow, count: 1)
    #expect(store.futureRecords(of: fixture.refreshed(habit)) == [record])
    tap { store.removeRecord(onFutureDay: store.today, of: fixture.refreshed(habit)) }
    tap { store.removeRecord(onFutureDay: tomorrow, of: fixture.refreshed(habit)) }
    #expect(store.futureRecords(of: fixture.refreshed(habit)).isEmpty)
    #expect(try fixture.storedCompletionCount() == 1)
    undoManager.undo()
    #expect(store.futureRecords(of: fixture.refreshed(habit)) == [record])
  }

  @Test func `Several changes are undone in reverse order`() throws {
    let one = try fixture.makeHabit("One")
    let other = try fixture.makeHabit("Other")
    tap { store.toggleToday(one) }
    let ticked = try fixture.stored()
    tap { store.archive(other) }
    let archived = try fixture.stored()
    tap { store.delete(one) }
    tap { store.delete(other) }
    #expect(try fixture.stored() == [])
    #expect(store.notices.map(\.message) == ["Archived Other", "Deleted One", "Deleted Other"])
    undoManager.undo()
    undoManager.undo()
    #expect(try fixture.stored() == archived)
    undoManager.undo()
    #expect(try fixture.stored() == ticked)
    undoManager.undo()
    #expect(try fixture.storedCompletionCount() == 0)
    #expect(!store.undoRecorder.canUndo)
    #expect(store.notices == [])
  }

  @Test func `A notice undoes its change regardless of later changes`() throws {
    let one = try fixture.makeHabit("One")
    let other = try fixture.makeHabit("Other")
    let before = try fixture.stored()
    tap { store.delete(one) }
    tap { store.delete(other) }
    store.undoRecorder.undo(store.notices[0])
    #expect(try fixture.stored().map(\.draft.name) == ["One"])
    #expect(store.notices.map(\.message) == ["Deleted Other"])
    // The next undo applies to the previous change, not to the one that the notice has undone.
    undoManager.undo()
    #expect(try fixture.stored() == before)
    #expect(!store.undoRecorder.canUndo)
  }

  @Test func `Undoing an edit keeps later edits of the same habit`() throws {
    let habit = try fixture.makeHabit(HabitDraft(name: "Read", color: "pink"))
    var edited = habit.draft
    edited.name = "Write"
    edited.details = "daily"
    tap { _ = store.update(habit.id, from: habit.draft, to: edited) }
    let seen = fixture.refreshed(habit).draft
    var later = seen
    later.color = "cyan"
    later.details = "weekly"
    #expect(fixture.store.update(habit.id, from: seen, to: later))
    undoManager.undo()
    #expect(
      fixture.refreshed(habit).draft == HabitDraft(name: "Read", details: "weekly", color: "cyan")
    )
  }

  @Test func `Undoing an addition subtracts only that addition`() throws {
    let habit = try fixture.makeHabit("Drink", HabitTarget(completionsPerDay: 8))
    tap { store.addStep(to: habit) }
    tap { store.add(2, to: habit, on: day(0)) }
    fixture.store.add(4, to: habit, on: day(0))
    undoManager.undo()
    #expect(store.todayState(of: habit).count == 5)
    undoManager.undo()
    #expect(store.todayState(of: habit).count == 4)
  }

  @Test func `Undo restores a note and keeps the count`() throws {
    let habit = try fixture.makeHabit("Read")
    tap { _ = store.setNote("rain", on: day(1), of: habit) }
    tap { _ = store.setNote("", on: day(1), of: habit) }
    #expect(store.notices.map(\.message) == ["Removed the note of Read"])
    fixture.store.toggle(day(1), of: habit)
    undoManager.undo()
    #expect(try fixture.stored()[0].days == [fixture.completion(1, note: "rain")])
  }

  @Test func `Undo restores the manual order`() throws {
    for name in ["C", "B", "A"] { _ = try fixture.makeHabit(name) }
    let before = try fixture.stored()
    let habits = try fixture.habits()
    tap { _ = store.setManualOrder(habits.reversed()) }
    tap { store.move(habits[2], past: habits[1]) }
    #expect(try fixture.stored().map(\.draft.name) == ["B", "C", "A"])
    undoManager.undo()
    undoManager.undo()
    #expect(try fixture.stored() == before)
  }

  @Test func `At most three notices are shown`() throws {
    for name in ["A", "B", "C", "D"] {
      let habit = try fixture.makeHabit(name)
      tap { store.delete(habit) }
    }
    #expect(store.notices.map(\.message) == ["Deleted B", "Deleted C", "Deleted D"])
    for _ in 0..<4 { undoManager.undo() }
    #expect(try fixture.stored().map(\.draft.name) == ["D", "C", "B", "A"])
  }

  @Test func `An expired notice also removes older notices that have an undo`() throws {
    store.noticeCenter.show(Notice(message: "To be read"))
    for name in ["A", "B"] { store.delete(try fixture.makeHabit(name)) }
    store.noticeCenter.expire(store.notices[2])
    #expect(store.notices.map(\.message) == ["To be read"])
    store.undoRecorder.undo(store.notices[0])
    #expect(store.notices == [])
  }

  @Test func `A store without a window has no undo`() throws {
    let habit = try fixture.makeHabit("Read")
    fixture.store.delete(habit)
    #expect(fixture.store.notices == [])
    #expect(!fixture.store.undoRecorder.canUndo)
  }
}
