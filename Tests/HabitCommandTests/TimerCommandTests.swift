import Foundation
import HabitEngine
import Testing

@testable import HabitCommand
@testable import HabitData

/// `habit timer`, at the time given to each call.
@MainActor
struct TimerCommandTests {
  private let habit: CommandFixture

  init() throws {
    habit = try CommandFixture()
  }

  @Test func `A timer keeps running between calls`() async throws {
    try await habit.output("add", "Read", "--minutes", "30")
    let answers = try await [
      habit.output(at: "2026-03-09T12:00:00Z", "timer", "start", "read"),
      habit.output(at: "2026-03-09T12:10:05Z", "timer", "pause", "read"),
      habit.output(at: "2026-03-09T13:00:00Z", "timer", "start", "read"),
    ]
    #expect(
      answers == [
        "Read: timer running, 0 min of 30 min today",
        "Read: timer paused, 10 min 5 s beside 0 min of 30 min today",
        "Read: timer running, 10 min 5 s beside 0 min of 30 min today",
      ]
    )
    let stopped = try await habit.output(at: "2026-03-09T13:20:00Z", "timer", "stop", "read")
    #expect(stopped == "Read: timer stopped, 30 min 5 s of 30 min today")
  }

  @Test func `An invalid timer request is explained`() async throws {
    try await habit.output("add", "Run")
    try await habit.output("add", "Read", "--minutes", "30")
    await #expect(throws: CommandFailure.usage("“Run” is not measured in minutes")) {
      try await habit.output("timer", "start", "run")
    }
    await #expect(throws: CommandFailure.usage("the timer of “Read” is not running")) {
      try await habit.output("timer", "stop", "read")
    }
  }

  @Test func `Stopping a timer that ran too long requires the time to add`() async throws {
    try await habit.output("add", "Read", "--minutes", "30")
    try await habit.output(at: "2026-03-09T12:00:00Z", "timer", "start", "read")
    await #expect(
      throws: CommandFailure.usage(
        "the timer of “Read” ran 14 days. "
          + "Say how much to add: --keep 30 for 30 minutes, or --keep all"
      )
    ) {
      try await habit.output(at: "2026-03-23T12:00:00Z", "timer", "stop", "read")
    }
    try await habit.output(at: "2026-03-23T12:00:00Z", "timer", "stop", "read", "--keep", "45")
    let days = String(decoding: try await habit.export("--format", "csv"), as: UTF8.self)
    #expect(days.contains(",2026-03-09,done,2700,"))
  }
}
