@_spi(Host) import AppIntents
@testable import HabitData
import HabitEngine
import Testing

/// The answers of intents that read data, and of intents that pause habits.
@MainActor struct AnswerTests {
  private let intents: IntentFixture

  init() throws {
    intents = try IntentFixture()
  }

  @Test func `The answer about a habit has all values of the day`() async throws {
    let habit = try intents.fixture.makeHabit(
      HabitDraft(
        name: "Run",
        category: .fitness,
        target: HabitTarget(
          measure: .amount(AmountUnit(name: "km", decimals: 1)),
          amountPerDay: 85,
          startDay: IntentFixture.day(8)
        )
      )
    )
    _ = await intents.response("SetHabit", ["habit": "Run", "amount": 9, "day": "yesterday"])
    _ = await intents.response("SetHabit", ["habit": "Run", "amount": 3.2])
    let answer = try await intents.answer("GetHabit", ["habit": "Run"])
    #expect(
      answer
        == IntentAnswer(
          value: .object([
            "id": .string(habit.id.uuidString), "name": "Run", "category": "Fitness",
            "isArchived": .boolean(false), "day": "2026-03-09", "state": "3.2 km of 8.5 km",
            "isDue": .boolean(true), "isComplete": .boolean(false), "amount": 3.2,
            "target": 8.5, "unit": "km", "timer": .null, "currentStreak": 1, "longestStreak": 1,
            "streakUnit": "day", "completionRate": .double(1),
          ]),
          dialog: "Run today: 3.2 km of 8.5 km, streak 1 day."
        )
    )
  }

  @Test func `Today's summary counts and names the remaining habits`() async throws {
    _ = try intents.fixture.makeHabit(HabitDraft(name: "Read", category: .learning))
    _ = try intents.fixture.makeHabit(HabitDraft(name: "Run", category: .fitness))
    _ = try intents.fixture.makeHabit(HabitDraft(name: "Swim", category: .fitness))
    #expect(
      await intents.response("GetToday", [:]) == "0 of 3 done. 3 habits to go: Swim, Run, Read."
    )
    _ = await intents.response("CompleteHabit", ["habit": "Read"])
    _ = await intents.response("SkipHabit", ["habit": "Swim"])
    #expect(
      try await intents.answer("GetToday", [:])
        == IntentAnswer(
          value: .object([
            "day": "2026-03-09", "done": 1, "due": 2, "skipped": 1, "left": "Run",
            "summary": "1 of 2 done. 1 habit to go: Run. 1 skipped.",
          ]),
          dialog: "1 of 2 done. 1 habit to go: Run. 1 skipped."
        )
    )
    #expect(
      await intents.response("GetToday", ["category": "learning"])
        == "1 of 1 done. All done. A perfect day."
    )
    #expect(await intents.response("GetToday", ["category": "Health"]) == "Nothing is due today.")
    #expect(
      await intents.response("GetToday", ["category": "Music"]) == "There is no category “Music”."
    )
  }

  @Test func `A habit is paused and resumed, and an invalid pause is refused`() async throws {
    try intents.makeHabit("Read")
    await intents.expect(
      "Read",
      ("ResumeHabit", [:], "“Read” is not paused."),
      (
        "PauseHabit", ["until": "2026-03-08"],
        "The pause would end before it begins, on March 9, 2026."
      ),
      ("PauseHabit", ["from": "2026-03-20"], "Read: paused from March 20, 2026 on."),
      (
        "PauseHabit", ["until": "2026-03-25"], "“Read” is already paused from March 20, 2026 on."
      ),
      ("ResumeHabit", [:], "Read today: not completed."),
      ("PauseHabit", [:], "Read: paused from March 9, 2026 on."),
      ("ResumeHabit", [:], "Read today: not completed."),
      (
        "PauseHabit", ["from": "1890-01-01"],
        "January 1, 1890 is before January 1, 1900, the earliest day."
      )
    )
  }

  @Test func `A habit is shown in the window that was opened last`() async throws {
    let intents = try IntentFixture(isFresh: false)
    let habit = try intents.makeHabit("Read")
    let first = HabitStore(windowBeside: intents.store)
    first.open()
    #expect(await intents.response("OpenHabit", ["habit": "Read"]) == "Read is open.")
    #expect(first.habitToShow == habit.id)
    let second = HabitStore(windowBeside: intents.store)
    second.open()
    #expect([first.habitToShow, second.habitToShow] == [nil, habit.id])
    second.showedHabit()
    #expect(second.habitToShow == nil)
  }

  @Test func `A failed save is reported, and an earlier error is not`() async throws {
    let intents = try IntentFixture(isFresh: false)
    try intents.makeHabit("Read")
    intents.store.setBusy(true)
    #expect(
      await intents.response("CompleteHabit", ["habit": "Read"])
        == "An import or a restore is in progress. Try again in a moment."
    )
    intents.store.report("Couldn't save your change", HabitStoreError.storeIsBusy)
    intents.store.setBusy(false)
    #expect(
      await intents.response("CompleteHabit", ["habit": "Read"])
        == "Read today: completed, streak 1 day."
    )
  }
}
