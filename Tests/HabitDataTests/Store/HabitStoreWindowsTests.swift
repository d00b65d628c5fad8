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
  private var habit: Habit { fixture.refreshed(made) }

  init() throws {
    fixture = try StoreFixture()
    one = HabitStore(windowBeside: fixture.store)
    other = HabitStore(windowBeside: fixture.store)
    one.open()
    other.open()
    made = try fixture.makeHabit(HabitDraft(name: "Read", color: "pink"))
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

  @Test func `Edits that overwrite nothing cause no notice`() throws {
    let opened = habit.draft
    #expect(one.update(habit.id, from: opened, to: draft { $0.color = "cyan" }))
    var described = opened
    described.details = "20 pages"
    #expect(other.update(habit.id, from: opened, to: described))
    #expect(habit.draft == HabitDraft(name: "Read", details: "20 pages", color: "cyan"))
    // The other window starts from the first window's edit.
    #expect(other.update(habit.id, from: habit.draft, to: draft { $0.color = "lime" }))
    // Both windows make the same edit.
    let (lime, teal) = (habit.draft, draft { $0.color = "teal" })
    for window in [one, other] { #expect(window.update(habit.id, from: lime, to: teal)) }
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
