import Foundation
import Testing

@testable import HabitEngine

struct TimerDoubtTests {
  private let created = Date(timeIntervalSince1970: 1_773_057_600)
  private let hour: TimeInterval = 3_600

  private func doubt(_ timer: HabitTimer, after hours: TimeInterval) -> TimerDoubt? {
    timer.doubt(at: created + hours * hour, habitCreated: created)
  }

  @Test func `A timer that ran for up to 24 hours is not in doubt`() {
    let timer = HabitTimer(runningSince: created)
    #expect(doubt(timer, after: 24) == nil)
    #expect(doubt(timer, after: 24.01) == .ranLong)
    #expect(doubt(HabitTimer(), after: 1_000) == nil)
  }

  @Test func `Paused time does not count toward the 24 hours`() {
    let stretch = TimerStretch(start: created, end: created + 20 * hour)
    let timer = HabitTimer(stretches: [stretch], runningSince: created + 100 * hour)
    #expect(doubt(timer, after: 104) == nil)
    #expect(doubt(timer, after: 105) == .ranLong)
  }

  @Test func `A timer that is older than its habit is in doubt`() {
    #expect(doubt(HabitTimer(runningSince: created - 61), after: 0) == .startedBeforeHabit)
    // The clocks of two devices may differ by a minute.
    #expect(doubt(HabitTimer(runningSince: created - 59), after: 0) == nil)
  }

  @Test func `A timer is in doubt if the clock was set`() {
    var timer = HabitTimer(runningSince: created)
    timer.noteClockSet(from: created + 600, to: created + 5 * hour)
    #expect(doubt(timer, after: 5.1) == .clockWasSet)
    #expect(timer.totalSeconds(at: created + 5 * hour + 60) == 5 * 3_600 + 60)
    #expect(timer.steadySeconds(at: created + 5 * hour + 60) == 660)
    // The timer was started after the clock was set.
    var other = HabitTimer(runningSince: created + 5 * hour)
    other.noteClockSet(from: created + 600, to: created + 5 * hour)
    #expect(other == HabitTimer(runningSince: created + 5 * hour))
    // The clock shows a time before the timer's start, so it was set back without being noted.
    #expect(doubt(other, after: 1) == .clockWasSet)
  }

  @Test func `A timer that is paused before its start stays in doubt`() {
    var timer = HabitTimer(runningSince: created + hour)
    timer.pause(at: created)
    let stretch = TimerStretch(start: created + hour, end: created + hour, steadyLength: 0)
    #expect(timer == HabitTimer(stretches: [stretch]))
    #expect(doubt(timer, after: 24) == .clockWasSet)
    // The clocks of two devices may differ by a minute.
    var other = HabitTimer(runningSince: created + 60)
    other.pause(at: created)
    #expect(doubt(other, after: 24) == nil)
  }

  @Test func `A timer stretch is stored and read unchanged, with or without a steady length`()
    throws
  {
    let stretch = TimerStretch(start: created, end: created + 60, steadyLength: 30)
    let stored = try JSONEncoder().encode(stretch)
    #expect(try JSONDecoder().decode(TimerStretch.self, from: stored) == stretch)
    let older = Data(#"{"start":0,"end":60}"#.utf8)
    #expect(
      try JSONDecoder().decode(TimerStretch.self, from: older)
        == TimerStretch(
          start: Date(timeIntervalSinceReferenceDate: 0),
          end: Date(timeIntervalSinceReferenceDate: 60)
        )
    )
  }
}
