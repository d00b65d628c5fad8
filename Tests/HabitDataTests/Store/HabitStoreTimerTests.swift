import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// Timers: what they leave on which days, in every window and after a restart.
@MainActor
struct HabitStoreTimerTests {
  private let fixture: StoreFixture
  private let one: HabitStore
  private let other: HabitStore
  private let made: Habit
  private var habit: Habit { fixture.fresh(made) }

  init() throws {
    fixture = try StoreFixture()
    one = HabitStore(windowBeside: fixture.store)
    other = HabitStore(windowBeside: fixture.store)
    made = try fixture.make(
      HabitDraft(name: "Read", target: HabitTarget(measure: .time, amountPerDay: 1_800))
    )
  }

  private func counts() throws -> [String: Int] {
    let days = try fixture.stored()[0].completions.map(\.record)
    return Dictionary(days.map { ($0.day.isoText, $0.count) }) { $0 + $1 }
  }

  @Test func twoWindowsStartAndStopOneTimer() throws {
    one.startTimer(habit)
    fixture.time.advance(by: 100)
    other.startTimer(habit)
    fixture.time.advance(by: 20)
    #expect(other.timerSeconds(of: habit, at: fixture.time.now) == 120)
    other.stopTimer(habit)
    one.stopTimer(habit)
    #expect(try counts() == ["2026-03-09": 120])
    #expect(one.todayState(of: habit).summary == "2 min of 30 min")
    #expect(habit.timer.phase == .stopped)
  }

  @Test func aTimerThatWasPausedGoesOn() throws {
    one.startTimer(habit)
    fixture.time.advance(by: 60)
    one.pauseTimer(habit)
    #expect(try counts() == [:])
    fixture.time.advance(by: 600)
    one.startTimer(habit)
    fixture.time.advance(by: 60)
    one.stopTimer(habit)
    #expect(try counts() == ["2026-03-09": 120])
  }

  @Test func midnightWritesTheDayThatIsOver() throws {
    one.startTimer(habit)
    fixture.time.advance(by: 12 * 3_600 + 60)
    _ = fixture.days.updateToday()
    fixture.store.writeFinishedTimers()
    fixture.store.writeFinishedTimers()
    #expect(try counts() == ["2026-03-09": 43_200])
    #expect(habit.timer.phase == .running)
    one.stopTimer(habit)
    #expect(try counts() == ["2026-03-09": 43_200, "2026-03-10": 60])
  }

  @Test func stoppingIsTakenBack() throws {
    one.undoManager = UndoManager()
    one.setCount(300, on: one.today, of: habit)
    UndoManager.endEvent()
    one.startTimer(habit)
    fixture.time.advance(by: 60)
    one.stopTimer(habit)
    #expect(try counts() == ["2026-03-09": 360])
    one.undoLastTapped()
    #expect(try counts() == ["2026-03-09": 300])
  }

  @Test func whatIsDiscardedIsWrittenNowhere() throws {
    one.startTimer(habit)
    fixture.time.advance(by: 60)
    one.discardTimer(habit)
    #expect(try counts() == [:])
    #expect(one.notices.map(\.message) == ["Discarded the time of Read"])
    one.undoTapped(one.notices[0])
    #expect(habit.timer.phase == .running)
    one.stopTimer(habit)
    #expect(try counts() == ["2026-03-09": 60])
  }

  @Test func aHabitThatIsMeasuredOtherwiseKeepsWhatItsTimerHad() throws {
    one.startTimer(habit)
    fixture.time.advance(by: 60)
    var draft = habit.draft
    draft.measure = .times
    draft.completionsPerDay = 1
    #expect(one.update(habit.id, from: habit.draft, to: draft))
    #expect(try counts() == ["2026-03-09": 60])
    #expect(habit.timer.phase == .stopped)
    one.startTimer(habit)
    #expect(habit.timer.phase == .stopped)
    #expect(one.todayState(of: habit).count == 60)
  }

  @Test func aDeletedHabitComesBackWithItsTimer() throws {
    one.startTimer(habit)
    fixture.time.advance(by: 60)
    one.delete(habit)
    one.undoTapped(one.notices[0])
    let habit = try fixture.habits()[0]
    fixture.time.advance(by: 60)
    one.stopTimer(habit)
    #expect(try counts() == ["2026-03-09": 120])
  }
}
