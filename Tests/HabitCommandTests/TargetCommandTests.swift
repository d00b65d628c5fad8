import Foundation
import HabitEngine
import Testing

@testable import HabitCommand
@testable import HabitData
@testable import HabitLaunch

/// Schedules, amounts, limits, pauses, and timers on the command line, on Monday, 2026-03-09.
@MainActor
struct TargetCommandTests {
  private nonisolated static let today = CalendarDay(rawValue: 20_521)
  private let habit: CommandFixture

  init() throws {
    habit = try CommandFixture()
  }

  @Test(arguments: [
    ("day", Schedule.Rule.everyDay), ("7 a week", .everyDay), ("1 day", .everyDay),
    ("mon,wed,fri", .weekdays([.monday, .wednesday, .friday])),
    ("Saturday sun", .weekdays([.saturday, .sunday])),
    ("weekends", .weekdays([.saturday, .sunday])),
    ("3days", .everyNDaysAfterDone(3)), ("2 weeks", .everyNDaysAfterDone(14)),
    ("3days fixed", .everyNDays(3, from: today)), ("week fixed", .everyNDays(7, from: today)),
    ("day fixed", .everyDay),
    ("3 a week", .daysAWeek(3)), ("3/week", .daysAWeek(3)), ("twice a week", .daysAWeek(2)),
    ("10 times per month", .daysAMonth(10)),
  ])
  func `A schedule is read`(text: String, rule: Schedule.Rule) throws {
    let argument = try ScheduleArgument(text: text)
    #expect(try argument.schedule(from: Self.today) == Schedule(rule))
  }

  @Test(arguments: ["", ",", "mo", "moon", "8 a week", "32 a month", "400days", "0days", "a week"])
  func `An invalid schedule is refused`(text: String) {
    #expect(throws: (any Error).self) { try ScheduleArgument(text: text) }
  }

  @Test(arguments: [
    (
      ["--every", "mon,wed,fri", "--amount", "8.5", "--unit", "km"],
      HabitTarget(
        measure: .amount(AmountUnit(name: "km", decimals: 1, step: 10)),
        amountPerDay: 85,
        schedule: Schedule(.weekdays([.monday, .wednesday, .friday]))
      )
    ),
    (
      ["--days-of-month", "1,15,last"],
      HabitTarget(amountPerDay: 1, schedule: Schedule(.daysOfMonth([1, 15, 31])))
    ),
    (
      ["--every", "3 a week"],
      HabitTarget(
        amountPerDay: 1,
        schedule: Schedule(.daysAWeek(3)),
        goal: StreakGoal(period: .week, basis: .day, value: 3)
      )
    ),
    (["--minutes", "0:30"], HabitTarget(measure: .time, amountPerDay: 30)),
    (
      ["--quit", "--limit", "2,25", "--unit", "cups"],
      HabitTarget(
        kind: .quit,
        measure: .amount(AmountUnit(name: "cups", decimals: 2, step: 100)),
        amountPerDay: 225
      )
    ),
    (
      ["--quit", "--start", "2026-02-01", "--until", "tomorrow"],
      HabitTarget(
        kind: .quit,
        amountPerDay: 0,
        startDay: CalendarDay(rawValue: 20_485),
        endDay: CalendarDay(rawValue: 20_522)
      )
    ),
  ])
  func `A target is read`(options: [String], target: HabitTarget) throws {
    let command = try AddCommand.parse(["Read"] + options)
    #expect(try command.target.target(on: Self.today, command.measure) == target)
  }

  @Test(arguments: [
    ("25", 1_500), ("2.5", 150), ("2,5", 150), ("0:30", 30), ("61:05", 3_665),
  ])
  func `Time is read in minutes`(text: String, seconds: Int) throws {
    #expect(try Measure.time.requestedAmount(text) == seconds)
  }

  @Test(arguments: ["", "0", "1:5", "1:60", ":30", "1:2:3", "2.55", "-1", "1e3"])
  func `An invalid time is refused`(text: String) {
    #expect(throws: HabitRequestError.self) { try Measure.time.requestedAmount(text) }
  }

  @Test func `Amounts are added and subtracted`() async throws {
    try await habit.output("add", "Run", "--amount", "8", "--unit", "km")
    let states = try await [
      habit.output("done", "run", "3.2"), habit.output("done", "run", "2,3"),
      habit.output("undo", "run", "0.5"), habit.output("done", "run"), habit.output("undo", "run"),
      habit.output("done", "run", "--count", "9.1"),
    ].map { $0.prefix { $0 != "," } }
    #expect(
      states == [
        "Run: 3.2 km of 8 km on 2026-03-09", "Run: 5.5 km of 8 km on 2026-03-09",
        "Run: 5 km of 8 km on 2026-03-09", "Run: 8 km of 8 km on 2026-03-09",
        "Run: 0 km of 8 km on 2026-03-09", "Run: 9.1 km of 8 km on 2026-03-09",
      ]
    )
  }

  @Test func `A slip is recorded and undone`() async throws {
    try await habit.output("add", "No sugar", "--quit", "--start", "2026-03-01")
    #expect(
      try await [habit.output("slip", "no", "--day", "yesterday"), habit.output("status", "no")]
        == [
          "No sugar: not kept on 2026-03-08, kept for 0 days (longest 7), 88% of the time",
          "No sugar: kept on 2026-03-09, kept for 0 days (longest 7), 88% of the time",
        ]
    )
    #expect(
      try await habit.output("undo", "no", "--day", "yesterday")
        == "No sugar: kept on 2026-03-08, kept for 8 days (longest 8), 100% of the time"
    )
  }

  @Test func `Habits are paused and resumed`() async throws {
    try await habit.output("add", "Run")
    try await habit.output("add", "Rent", "--days-of-month", "1,last")
    #expect(
      try await habit.output("pause", "run", "--until", "2026-03-20")
        == "Run: paused from 2026-03-09 to 2026-03-20"
    )
    await #expect(
      throws: CommandFailure.usage("“Run” is already paused from 2026-03-09 to 2026-03-20")
    ) {
      try await habit.output("pause", "run", "--from", "2026-03-20")
    }
    #expect(
      try await habit.list() == """
        Rent  not due                  0 days  id
        Run   paused until 2026-03-20  0 days  id
        """
    )
    #expect(try await habit.output("status") == "2026-03-09: 0 of 0 done, 1 not due, 1 paused")
    #expect(
      try await habit.output("pause", "--all", "--from", "tomorrow")
        == "Rent: paused from 2026-03-10 on\nRun: paused from 2026-03-09 on"
    )
    #expect(try await habit.output("resume", "--all") == "Rent: not paused\nRun: not paused")
    #expect(
      try await habit.list() == """
        Rent  not due        0 days  id
        Run   not completed  0 days  id
        """
    )
  }

  // MARK: Timers, at the time given to each call

  @Test func `A timer keeps running between calls`() async throws {
    try await habit.output("add", "Read", "--minutes", "30")
    let answers = try await [
      habit.output("timer", "start", "read", at: "2026-03-09T12:00:00Z"),
      habit.output("timer", "pause", "read", at: "2026-03-09T12:10:05Z"),
      habit.output("timer", "start", "read", at: "2026-03-09T13:00:00Z"),
    ]
    // The clock runs on during a command, on a busy machine for more than a second.
    let exact = answers.map {
      $0.replacing(/running, [1-4] s beside/, with: "running,")
        .replacing(/min [6-9] s/, with: "min 5 s")
    }
    #expect(
      exact == [
        "Read: timer running, 0 min of 30 min today",
        "Read: timer paused, 10 min 5 s beside 0 min of 30 min today",
        "Read: timer running, 10 min 5 s beside 0 min of 30 min today",
      ]
    )
    let stopped = try await habit.output("timer", "stop", "read", at: "2026-03-09T13:20:00Z")
    #expect(
      stopped.replacing(/min [6-9] s/, with: "min 5 s")
        == "Read: timer stopped, 30 min 5 s of 30 min today"
    )
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
    try await habit.output("timer", "start", "read", at: "2026-03-09T12:00:00Z")
    await #expect(
      throws: CommandFailure.usage(
        "the timer of “Read” ran 14 days. "
          + "Say how much to add: --keep 30 for 30 minutes, or --keep all"
      )
    ) {
      try await habit.output("timer", "stop", "read", at: "2026-03-23T12:00:00Z")
    }
    try await habit.output("timer", "stop", "read", "--keep", "45", at: "2026-03-23T12:00:00Z")
    let days = String(decoding: try await habit.export("--format", "csv"), as: UTF8.self)
    #expect(days.contains(",2026-03-09,done,2700,"))
  }
}
