import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// Two windows of one app, and another process with the same store.
@MainActor
struct HabitStoreWindowsTests {
  private let fixture: StoreFixture
  private let one: HabitStore
  private let other: HabitStore
  private let made: Habit
  private var habit: Habit { fixture.fresh(made) }

  init() throws {
    fixture = try StoreFixture()
    one = HabitStore(windowBeside: fixture.store)
    other = HabitStore(windowBeside: fixture.store)
    one.open()
    other.open()
    made = try fixture.make(HabitDraft(name: "Read", color: "pink"))
  }

  private func draft(_ change: (inout HabitDraft) -> Void) -> HabitDraft {
    var draft = habit.draft
    change(&draft)
    return draft
  }

  @Test func `An error is shown only in the window that caused it`() throws {
    #expect(!one.update(UUID(), from: HabitDraft(), to: HabitDraft(name: "Typed here")))
    #expect(
      one.errorMessage == "Couldn't save your change. “Typed here” has already been deleted."
    )
    #expect(other.errorMessage == nil)
    #expect(fixture.store.errorMessage == nil)
  }

  @Test func `An error without a window is shown in all windows`() throws {
    fixture.store.report("Couldn't schedule the reminders", HabitStoreError.storeIsBusy)
    let message =
      "Couldn't schedule the reminders. An import or a restore is in progress. Try again in a moment."
    #expect([one, other, fixture.store].map(\.errorMessage) == [message, message, message])
    one.dismissError()
    #expect(other.errorMessage == message)
  }

  @Test func `A tap is shown in every window`() throws {
    one.toggleToday(habit)
    #expect(other.todayState(of: habit).isComplete)
    other.setBusy(true)
    one.toggleToday(habit)
    #expect(other.todayState(of: habit).isComplete)
    #expect(one.errorMessage != nil)
  }

  @Test func `A save writes only its own changes`() throws {
    let opened = habit.draft
    #expect(one.update(habit.id, from: opened, to: draft { $0.color = "cyan" }))
    var described = opened
    described.details = "20 pages"
    #expect(other.update(habit.id, from: opened, to: described))
    #expect(habit.draft == HabitDraft(name: "Read", details: "20 pages", color: "cyan"))
    #expect((one.notices, other.notices) == ([], []))
  }

  @Test func `The later edit wins, and the other window gets a notice`() throws {
    let opened = habit.draft
    #expect(
      one.update(
        habit.id,
        from: opened,
        to: draft {
          $0.color = "cyan"
          $0.icon = "book.fill"
        }
      )
    )
    var later = opened
    later.color = "lime"
    later.icon = "leaf.fill"
    #expect(other.update(habit.id, from: opened, to: later))
    #expect(habit.color == "lime")
    #expect(
      one.notices.map(\.message) == [
        "The icon and color of “Read” were changed in another window."
      ]
    )
    #expect(other.notices == [])
  }

  @Test func `Two identical edits are not a conflict`() throws {
    let opened = habit.draft
    let cyan = draft { $0.color = "cyan" }
    #expect(one.update(habit.id, from: opened, to: cyan))
    #expect(other.update(habit.id, from: opened, to: cyan))
    #expect((one.notices, other.notices) == ([], []))
  }

  @Test func `An edit that starts from the other window's edit causes no notice`() throws {
    #expect(one.update(habit.id, from: habit.draft, to: draft { $0.color = "cyan" }))
    #expect(other.update(habit.id, from: habit.draft, to: draft { $0.color = "lime" }))
    #expect((one.notices, other.notices) == ([], []))
  }

  @Test func `A window that overwrites another program's change gets the notice`() throws {
    let opened = habit.draft
    let context = ModelContext(fixture.container)
    let others = try #require(try context.habit(habit.id))
    others.color = "cyan"
    try context.save()
    var later = opened
    later.color = "lime"
    #expect(other.update(habit.id, from: opened, to: later))
    #expect(habit.color == "lime")
    #expect(
      other.notices.map(\.message) == [
        "The color of “Read” was also changed elsewhere. Your version was saved."
      ]
    )
  }
}

/// Additions and changes after another process has written to the store.
@MainActor
struct HabitStoreTruthTests {
  private let folder: URL
  private let here: StoreFixture
  private let there: StoreFixture
  private let habit: Habit
  private let same: Habit

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "truth-\(UUID())")
    let file = folder.appending(path: "Habits.store")
    here = try StoreFixture(file)
    habit = try here.make(HabitDraft(name: "Drink", completionsPerDay: 8))
    there = try StoreFixture(file)
    same = try #require(try there.habits().first)
  }

  private func stored() throws -> [PortableDay] {
    let stored = try here.stored()[0].days
    try FileManager.default.removeItem(at: folder)
    return stored
  }

  @Test func `Additions of both processes count`() throws {
    for _ in 0..<10 {
      here.store.addStep(to: habit)
      there.store.addStep(to: same)
      there.store.addStep(to: same)
    }
    #expect(try stored() == [here.completion(0, count: 30)])
  }

  @Test func `A note does not change the other process's count`() throws {
    here.store.addStep(to: habit)
    there.store.add(4, to: same, on: there.store.today)
    #expect(here.store.setNote("cold", on: here.store.today, of: habit))
    there.store.addStep(to: same)
    #expect(try stored() == [here.completion(0, count: 6, note: "cold")])
  }

  @Test func `A tap on a day shown as open does not reopen a complete day`() throws {
    _ = here.store.entry(for: habit)
    there.store.complete(there.store.today, of: same)
    // In this process the day is still shown as open.
    #expect(!here.store.todayState(of: habit).isComplete)
    here.store.toggleToday(habit)
    #expect(try stored() == [here.completion(0, count: 8)])
  }

  @Test func `A restored habit has the changes of the other process`() throws {
    here.store.addStep(to: habit)
    there.store.addStep(to: same)
    there.store.skip(there.store.today.advanced(by: -1), of: same)
    let snapshot = try #require(here.store.delete(habit))
    here.store.restore(snapshot)
    #expect(
      try stored() == [
        here.completion(1, count: 0, status: .skipped), here.completion(0, count: 2),
      ]
    )
  }
}
