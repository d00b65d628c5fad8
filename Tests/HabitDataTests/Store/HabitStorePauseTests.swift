import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing

@testable import HabitData

/// Pauses of one habit and of several.
@MainActor
struct HabitStorePauseTests {
  private let fixture: StoreFixture
  private let store: HabitStore
  private let madeRun: Habit
  private let madeRead: Habit
  private var run: Habit { fixture.refreshed(madeRun) }
  private var read: Habit { fixture.refreshed(madeRead) }

  init() throws {
    fixture = try StoreFixture()
    store = HabitStore(windowBeside: fixture.store)
    madeRun = try fixture.makeHabit("Run")
    madeRead = try fixture.makeHabit("Read")
  }

  private func day(_ daysFromToday: Int) -> CalendarDay {
    store.today.advanced(by: daysFromToday)
  }

  @Test func `A paused day neither breaks a streak nor is due`() {
    store.setCount(1, on: day(-2), of: run)
    #expect(store.pause([run], from: day(-1), until: day(3)))
    #expect(store.currentStreak(of: run) == 1)
    #expect(store.todayState(of: run).summary == "paused")
    #expect(store.todayProgress(of: [run, read]).due == 1)
    #expect(store.todayProgress(of: [run, read]).exceptions == "1 paused")
  }

  @Test func `An overlapping pause is refused with a message`() {
    #expect(store.pause([run], from: day(0), until: day(3)))
    #expect(!store.pause([run], from: day(3), until: nil))
    #expect(
      store.errorMessage
        == "Couldn't save your change. There is already a pause from 2026-03-09 to 2026-03-12."
    )
    #expect(!store.pause([run], from: day(9), until: day(8)))
    #expect(
      store.errorMessage == "Couldn't save your change. The pause would end before it begins."
    )
    #expect(run.pauses == PauseList([Pause(day(0)...day(3))]))
  }

  @Test func `Pausing several habits merges the new pause with existing pauses`() {
    #expect(store.pause([run], from: day(0), until: day(3)))
    #expect(store.pause([run, read], from: day(2), until: day(9)))
    #expect(run.pauses == PauseList([Pause(day(0)...day(9))]))
    #expect(read.pauses == PauseList([Pause(day(2)...day(9))]))
  }

  @Test func `Resuming makes yesterday a pause's last day, or removes a pause that began today`() {
    #expect(store.pause([run], from: day(-3), until: nil))
    #expect(store.pause([read], from: day(0), until: nil))
    #expect(store.resume([run, read]))
    #expect(run.pauses == PauseList([Pause(day(-3)...day(-1))]))
    #expect(read.pauses.isEmpty)
  }

  @Test func `Undo removes the pause of all habits`() {
    store.undoRecorder.undoManager = UndoManager()
    #expect(store.pause([run], from: day(0), until: day(3)))
    endEvent()
    #expect(store.pause([run, read], from: day(2), until: day(9)))
    store.undoRecorder.undoLast()
    #expect(run.pauses == PauseList([Pause(day(0)...day(3))]))
    #expect(read.pauses.isEmpty)
    store.undoRecorder.undoManager?.redo()
    #expect(read.pauses == PauseList([Pause(day(2)...day(9))]))
  }
}
