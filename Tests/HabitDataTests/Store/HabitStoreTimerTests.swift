import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// Timers in several windows and after restarts, and the days to which they add time.
@MainActor
struct HabitStoreTimerTests {
  private let fixture: StoreFixture
  private let one: HabitStore
  private let other: HabitStore
  private let made: Habit
  private var habit: Habit { fixture.refreshed(made) }

  init() throws {
    fixture = try StoreFixture()
    one = HabitStore(windowBeside: fixture.store)
    other = HabitStore(windowBeside: fixture.store)
    made = try fixture.makeHabit("Read", HabitTarget(measure: .time, amountPerDay: 1_800))
  }

  private func counts() throws -> [String: Int] {
    let days = try fixture.stored()[0].days.map(\.record)
    return Dictionary(days.map { ($0.day.isoText, $0.count) }) { $0 + $1 }
  }

  @Test func `Two windows start and stop the same timer`() throws {
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

  @Test func `A paused timer resumes`() throws {
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

  @Test func `The time before a pause is added at midnight, and a running timer continues`() throws
  {
    one.startTimer(habit)
    fixture.time.advance(by: 3_600)
    one.pauseTimer(habit)
    one.startTimer(habit)
    fixture.time.advance(by: 11 * 3_600 + 60)
    fixture.days.updateToday()
    fixture.store.writeFinishedTimers()
    fixture.store.writeFinishedTimers()
    #expect(try counts() == ["2026-03-09": 3_600])
    #expect(habit.timer.phase == .running)
    one.stopTimer(habit)
    #expect(try counts() == ["2026-03-09": 43_200, "2026-03-10": 60])
  }

  @Test func `A timer that ran for two weeks asks for the time to keep`() throws {
    one.startTimer(habit)
    for _ in 0..<14 {
      fixture.time.advance(by: 86_400)
      fixture.days.updateToday()
      fixture.store.writeFinishedTimers()
    }
    one.stopTimer(habit)
    let question = try #require(one.askedTimer)
    #expect(question.title == "The timer of “Read” ran 14 days")
    #expect(question.proposal == 1_800)
    #expect(question.allowsAll)
    #expect(try counts() == [:])
    #expect(habit.timer.phase == .running)

    one.stopTimer(habit, keeping: .seconds(1_800))
    #expect(try counts() == ["2026-03-09": 1_800])
    #expect(habit.timer.phase == .stopped)
  }

  @Test func `A long time is divided between the days on which the timer ran`() throws {
    one.startTimer(habit)
    fixture.time.advance(by: 2 * 86_400)
    one.stopTimer(habit, keeping: .all)
    #expect(
      try counts() == ["2026-03-09": 43_200, "2026-03-10": 86_400, "2026-03-11": 43_200]
    )
  }

  @Test func `A timer that started in 1970 adds nothing by itself`() throws {
    fixture.time.setClock(by: -fixture.time.now.timeIntervalSince1970)
    fixture.days.updateToday()
    one.startTimer(habit)
    fixture.time.advance(by: 60)
    one.pauseTimer(habit)
    fixture.time.setClock(by: 1_773_144_000)
    fixture.days.updateToday()
    fixture.store.writeFinishedTimers()
    one.stopTimer(habit)
    let question = try #require(one.askedTimer)
    #expect(question.doubt == .startedBeforeHabit)
    #expect(!question.allowsAll)
    #expect(try counts() == [:])
    one.stopTimer(habit, keeping: .seconds(60))
    #expect(try counts() == ["2026-03-09": 60])
  }

  @Test(arguments: [7_200.0, -7_200])
  func `After the clock was set, the question about a timer proposes the elapsed time`(
    step: TimeInterval
  ) throws {
    fixture.days.onClockSet = { [fixture] in fixture.store.noteClockSet(from: $0) }
    one.startTimer(habit)
    fixture.time.advance(by: 300)
    fixture.time.setClock(by: step)
    fixture.days.updateToday()
    fixture.time.advance(by: 60)
    one.stopTimer(habit)
    let question = try #require(one.askedTimer)
    #expect(question.doubt == .clockWasSet)
    #expect(question.proposal == 360)
    #expect(question.total == (step > 0 ? 7_560 : 60))
    #expect(try counts() == [:])
  }

  @Test func `The measure can't change while there is a question about the timer`() throws {
    one.startTimer(habit)
    fixture.time.advance(by: 3 * 86_400)
    var draft = habit.draft
    draft.measure = .times
    draft.completionsPerDay = 1
    #expect(!one.update(habit.id, from: habit.draft, to: draft))
    #expect(
      one.errorMessage
        == "Couldn't save your change. The timer of “Read” ran 3 days. Stop it first."
    )
  }

  @Test func `Undo reverts stopping a timer`() throws {
    one.undoRecorder.undoManager = UndoManager()
    one.setCount(300, on: one.today, of: habit)
    endEvent()
    one.startTimer(habit)
    fixture.time.advance(by: 60)
    one.stopTimer(habit)
    #expect(try counts() == ["2026-03-09": 360])
    one.undoRecorder.undoLast()
    #expect(try counts() == ["2026-03-09": 300])
  }

  @Test func `Discarded time is not added`() throws {
    one.startTimer(habit)
    fixture.time.advance(by: 60)
    one.discardTimer(habit)
    #expect(try counts() == [:])
    #expect(one.notices.map(\.message) == ["Discarded the time of Read"])
    one.undoRecorder.undo(one.notices[0])
    #expect(habit.timer.phase == .running)
    one.stopTimer(habit)
    #expect(try counts() == ["2026-03-09": 60])
  }

  @Test func `A new measure stops the timer and keeps its time`() throws {
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

  @Test func `A restored habit has its timer`() throws {
    one.startTimer(habit)
    fixture.time.advance(by: 60)
    one.delete(habit)
    one.undoRecorder.undo(one.notices[0])
    let habit = try fixture.habits()[0]
    fixture.time.advance(by: 60)
    one.stopTimer(habit)
    #expect(try counts() == ["2026-03-09": 120])
  }
}
