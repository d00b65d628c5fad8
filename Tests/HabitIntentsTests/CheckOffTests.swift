@_spi(Host) import AppIntents
@testable import HabitData
import HabitEngine
import Testing

@MainActor struct CheckOffTests {
  private let intents: IntentFixture

  init() throws {
    intents = try IntentFixture()
  }

  private static let run = HabitTarget(
    measure: .amount(AmountUnit(name: "km", decimals: 1, step: 10)),
    amountPerDay: 85,
    startDay: IntentFixture.day(1)
  )
  private static let meditate = HabitTarget(
    measure: .time,
    amountPerDay: 1_800,
    startDay: IntentFixture.day(1)
  )
  private static let sugar = HabitTarget(
    kind: .quit,
    amountPerDay: 0,
    startDay: IntentFixture.day(1)
  )

  @Test func `A day is completed, undone, and skipped`() async throws {
    try intents.makeHabit("Read")
    await intents.expect(
      "Read",
      ("CompleteHabit", ["habit": "read"], "Read today: completed, streak 1 day."),
      ("CompleteHabit", ["day": "yesterday"], "Read yesterday: completed, streak 2 days."),
      ("CompleteHabit", ["day": "2026-03-01"], "Read on March 1, 2026: completed, streak 2 days."),
      ("CompleteHabit", [:], "Read today: completed, streak 2 days."),
      ("UndoHabit", [:], "Read today: not completed, streak 1 day."),
      ("SkipHabit", [:], "Read today: skipped, streak 1 day.")
    )
    #expect(
      try intents.stored("Read") == [
        "2026-03-01 1 done", "2026-03-08 1 done", "2026-03-09 0 skipped",
      ]
    )
  }

  @Test func `Amounts are exact, and an addition without an amount adds one step`() async throws {
    try intents.makeHabit("Run", Self.run)
    await intents.expect(
      "Run",
      ("AddToHabit", ["amount": 3.2], "Run today: 3.2 km of 8.5 km."),
      ("AddToHabit", ["amount": 0.1], "Run today: 3.3 km of 8.5 km."),
      ("AddToHabit", [:], "Run today: 4.3 km of 8.5 km."),
      ("SetHabit", ["amount": 10], "Run today: 10 km of 8.5 km, streak 1 day."),
      ("UndoHabit", ["amount": 1.5], "Run today: 8.5 km of 8.5 km, streak 1 day."),
      ("SetHabit", ["amount": 0], "Run today: 0 km of 8.5 km."),
      ("CompleteHabit", [:], "Run today: 8.5 km of 8.5 km, streak 1 day.")
    )
    #expect(try intents.stored("Run") == ["2026-03-09 85 done"])
  }

  @Test func `An invalid amount is explained and nothing is saved`() async throws {
    try intents.makeHabit("Read")
    try intents.makeHabit("Run", Self.run)
    try intents.makeHabit("Meditate", Self.meditate)
    let cases: [(String, IntentValue, String)] = [
      ("Run", 0, "“0” is not from 0.1 to 99999999.9."),
      ("Run", -1, "“-1” is not an amount, such as 8.5."),
      ("Run", 3.25, "“3.25” has more than one digit after the point."),
      ("Run", 100_000_000, "“100000000” is not from 0.1 to 99999999.9."),
      ("Run", 1e300, "“1e+300” is not an amount, such as 8.5."),
      ("Run", "far", "“amount” can't be “far”: it is a number."),
      ("Read", 1.5, "“1.5” is not a whole number."),
      ("Read", 10_000, "“10000” is not from 1 to 9999."),
      ("Meditate", 0.25, "“0.25” has more than one digit after the point."),
    ]
    for (habit, amount, message) in cases {
      await intents.expect(.string(habit), ("AddToHabit", ["amount": amount], message))
    }
    await intents.expect(
      "Read",
      (
        "SetHabit", ["amount": 9_999, "day": "yesterday"],
        "Read yesterday: completed, streak 1 day."
      ),
      ("AddToHabit", ["day": "yesterday"], "“Read” can't have more than 9999 on March 8, 2026."),
      (
        "AddToHabit", ["amount": 9_999, "day": "yesterday"],
        "“Read” can't have more than 9999 on March 8, 2026."
      )
    )
    #expect(try intents.stored("Read") == ["2026-03-08 9999 done"])
    #expect(
      await intents.response("SetHabit", ["habit": "Run"]) == "“amount” is missing: a number."
    )
    let undo = await intents.response("UndoHabit", ["habit": "Run"])
    #expect(undo == "Nothing was done for “Run” on March 9, 2026.")
    #expect(try intents.fixture.storedCompletionCount() == 1)
  }

  @Test func `A habit to quit can record a slip and undo it`() async throws {
    try intents.makeHabit("Sugar", Self.sugar)
    await intents.expect(
      "Sugar",
      ("AddToHabit", [:], "Sugar today: not kept."),
      ("CompleteHabit", [:], "Sugar today: kept, kept for 8 days."),
      ("AddToHabit", ["amount": 2, "day": "yesterday"], "Sugar yesterday: not kept."),
      ("UndoHabit", ["day": "yesterday"], "Sugar yesterday: kept, kept for 8 days.")
    )
    #expect(try intents.stored("Sugar") == [])
  }

  @Test func `A timer starts, stops, and adds its minutes`() async throws {
    try intents.makeHabit("Meditate", Self.meditate)
    try intents.makeHabit("Read")
    await intents.expect(
      "Meditate",
      ("StopHabitTimer", [:], "The timer of “Meditate” is not running."),
      ("StartHabitTimer", [:], "Meditate: the timer is running.")
    )
    intents.fixture.time.advance(by: 725)
    await intents.expect(
      "Meditate",
      ("StopHabitTimer", [:], "Meditate today: 12 min 5 s of 30 min.")
    )
    await intents.expect("Read", ("StartHabitTimer", [:], "“Read” is not measured in minutes."))
    #expect(try intents.stored("Meditate") == ["2026-03-09 725 done"])
  }

  @Test func `A future, too early, or invalid day is refused`() async throws {
    try intents.makeHabit("Read")
    let cases: [(IntentValue, String)] = [
      ("2026-03-10", "March 10, 2026 is in the future."),
      ("1899-12-31", "December 31, 1899 is before January 1, 1900, the earliest day."),
      (
        "tomorrow",
        "“day” can't be “tomorrow”: it is a day such as 2026-03-09, or today or yesterday."
      ),
      (
        "2026-02-30",
        "“day” can't be “2026-02-30”: it is a day such as 2026-03-09, or today or yesterday."
      ),
    ]
    for name in ["CompleteHabit", "AddToHabit", "SkipHabit", "UndoHabit", "GetHabit"] {
      for (day, message) in cases {
        #expect(await intents.response(name, ["habit": "Read", "day": day]) == message)
      }
    }
    #expect(try intents.fixture.storedCompletionCount() == 0)
  }

  @Test
  func `A habit that is paused, has ended, or is not due can be completed, and the answer says so`()
    async throws
  {
    try intents.makeHabit(
      "Gym",
      HabitTarget(
        amountPerDay: 1,
        schedule: Schedule(.weekdays([.tuesday])),
        startDay: IntentFixture.day(1)
      )
    )
    try intents.makeHabit("Read")
    try intents.makeHabit(
      "Sprint",
      HabitTarget(amountPerDay: 1, startDay: IntentFixture.day(1), endDay: IntentFixture.day(5))
    )
    await intents.expect(
      "Gym",
      ("GetHabit", [:], "Gym today: not due."),
      ("CompleteHabit", [:], "Gym today: completed, though it was not due, streak 1 day.")
    )
    await intents.expect(
      "Read",
      ("PauseHabit", ["until": "2026-03-20"], "Read: paused from March 9, 2026 to March 20, 2026."),
      ("GetHabit", [:], "Read today: paused until March 20, 2026."),
      ("CompleteHabit", [:], "Read today: completed, paused until March 20, 2026, streak 1 day.")
    )
    await intents.expect(
      "Sprint",
      ("GetHabit", [:], "Sprint today: ended."),
      ("CompleteHabit", [:], "Sprint today: completed, though it has ended, streak 1 day.")
    )
  }
}
