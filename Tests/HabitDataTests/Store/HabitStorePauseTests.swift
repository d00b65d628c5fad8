import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing

@testable import HabitData

/// Pauses of one habit and of several, the remark below a habit's name, and notices about taps.
/// Today is March 9, 2026.
@MainActor
struct HabitStorePauseTests {
  private let fixture: StoreFixture
  private let store: HabitStore
  private let english = Locale(identifier: "en_US")
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
        == "Couldn't save your change. "
        + "There is already a pause from March 9, 2026 to March 12, 2026."
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

  // MARK: Remarks and notices

  private func make(_ target: HabitTarget) throws -> Habit {
    try fixture.makeHabit("Run", target)
  }

  private var km: Measure { .amount(AmountUnit(name: "km", decimals: 1, step: 5)) }

  @Test func `A plain habit has no remark`() throws {
    #expect(store.remark(on: try make(HabitTarget()), english) == nil)
    #expect(store.remark(on: try make(HabitTarget(completionsPerDay: 3)), english) == nil)
    let quit = try make(HabitTarget(kind: .quit, amountPerDay: 0))
    #expect(store.remark(on: quit, english) == nil)
  }

  @Test func `Amounts, time, and limits show their progress`() throws {
    let run = try make(HabitTarget(measure: km, amountPerDay: 85))
    store.setCount(32, on: store.today, of: run)
    #expect(store.remark(on: run, english) == "3.2 of 8.5 km")
    let meditate = try make(HabitTarget(measure: .time, amountPerDay: 600))
    store.setCount(90, on: store.today, of: meditate)
    #expect(store.remark(on: meditate, english) == "1 min 30 s of 10 min")
    let coffee = try make(HabitTarget(kind: .quit, amountPerDay: 2))
    store.addStep(to: coffee)
    #expect(store.remark(on: coffee, english) == "1 of at most 2")
  }

  @Test func `A pause or an end takes precedence over progress`() throws {
    let run = try make(HabitTarget(measure: km, amountPerDay: 85))
    #expect(store.pause([run], from: store.today, until: store.today.advanced(by: 3)))
    #expect(store.remark(on: fixture.refreshed(run), english) == "Paused until March 12")
    #expect(store.resume([run]))
    #expect(store.pause([run], from: store.today, until: store.today.advanced(by: 300)))
    #expect(store.remark(on: fixture.refreshed(run), english) == "Paused until January 3, 2027")
    #expect(store.resume([run]))
    #expect(store.pause([run], from: store.today, until: nil))
    #expect(store.remark(on: fixture.refreshed(run), english) == "Paused")
    let ended = try make(HabitTarget(amountPerDay: 1, endDay: store.today.advanced(by: -1)))
    #expect(store.remark(on: ended, english) == "Ended on March 8")
    #expect(
      store.remark(on: try make(HabitTarget(amountPerDay: 1, endDay: store.today)), english) == nil
    )
  }

  @Test func `Pauses are stated as dates`() throws {
    let today = store.today
    #expect(store.text(of: Pause(today...today), english) == "March 9")
    let days = today...today.advanced(by: 20)
    #expect(store.text(of: Pause(days), english) == "March 9 to March 29")
    #expect(store.text(of: Pause(from: today), english) == "From March 9 on")
  }

  @Test func `A slip causes a notice that can undo it`() throws {
    let coffee = try make(HabitTarget(kind: .quit, amountPerDay: 1))
    store.addStep(to: coffee)
    #expect(store.notices.isEmpty)
    store.addStep(to: coffee)
    #expect(store.notices.map(\.message) == ["Recorded a slip of Run"])
    #expect(store.todayState(of: coffee).status.isSlip)
    store.undoRecorder.undo(try #require(store.notices.first))
    #expect(store.todayState(of: coffee).count == 1)
    #expect(!store.todayState(of: coffee).status.isSlip)
  }

  @Test func `Taps on a paused day record and remove a quit habit's slip`() throws {
    let pause = Pause(from: day(-3))
    let target = HabitTarget(kind: .quit, amountPerDay: 0, pauses: PauseList([pause]))
    let smoking = try make(target)
    store.toggle(day(-1), of: smoking)
    #expect(try fixture.stored().map(\.days).contains([fixture.completion(1)]))
    #expect(store.state(of: smoking, on: day(-1)).summary == "not kept")
    store.toggle(day(-1), of: smoking)
    #expect(try fixture.storedCompletionCount() == 0)
    store.markMissed(day(-1), of: smoking)
    store.toggle(day(-1), of: smoking)
    #expect(try fixture.storedCompletionCount() == 0)
  }

  @Test func `Lowering a count by more than one step causes a notice in the habit's unit`() throws {
    let run = try make(HabitTarget(measure: km, amountPerDay: 85))
    store.setCount(85, on: store.today, of: run)
    store.setCount(80, on: store.today, of: run)
    #expect(store.notices.isEmpty)
    store.setCount(32, on: store.today, of: run)
    #expect(store.notices.map(\.message) == ["Run: 8 km became 3.2 km"])
  }
}
