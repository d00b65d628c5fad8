@testable import AppIntents
@testable import HabitData
import HabitEngine
import Testing

@testable import HabitIntents

/// Tests of finding a habit by name, and of messages for ambiguous names.
@MainActor struct HabitResolutionTests {
  private let intents: IntentFixture

  init() throws {
    intents = try IntentFixture()
  }

  @Test("An unknown habit is told")
  func unknown() async throws {
    try intents.make("Read")
    for intent in ["CompleteHabit", "SkipHabit", "GetHabit", "PauseHabit", "StartHabitTimer"] {
      #expect(await intents.say(intent, ["habit": "Swim"]) == "There is no habit “Swim”.")
    }
  }

  @Test("Of two habits of one name each is listed with its category and identifier")
  func twoOfOneName() async throws {
    let one = try intents.fixture.make(HabitDraft(name: "Read", category: .learning))
    let other = try intents.fixture.make(HabitDraft(name: "read"))
    #expect(
      await intents.say("CompleteHabit", ["habit": "Read"])
        == "“Read” may be any of several habits; name one by its identifier: "
        + "read, \(other.id.uuidString); Read, Learning, \(one.id.uuidString)."
    )
    #expect(
      await intents.say("CompleteHabit", ["habit": .string(one.id.uuidString)])
        == "Read today: completed, streak 1 day."
    )
    #expect(try intents.fixture.storedCompletionCount() == 1)
  }

  @Test("A habit is told by the beginning of its name; one that is kept comes before archived ones")
  func beginnings() async throws {
    intents.store.archive(try intents.make("Reading"))
    try intents.make("Read a book")
    #expect(
      await intents.say("CompleteHabit", ["habit": "rea"])
        == "Read a book today: completed, streak 1 day."
    )
  }

  @Test("An archived habit is read and not written")
  func archived() async throws {
    intents.store.archive(try intents.make("Read"))
    let state = await intents.say("GetHabit", ["habit": "Read"])
    #expect(state == "Read today: not due.")
    for intent in ["CompleteHabit", "AddToHabit", "SkipHabit", "UndoHabit", "PauseHabit"] {
      #expect(await intents.say(intent, ["habit": "Read"]) == "“Read” is archived.")
    }
  }

  @Test("A habit that is gone when the intent is performed is told by its name")
  func gone() async throws {
    let habit = try intents.make("Read")
    let entity = try #require(
      await intents.query.entities(for: [habit.id]).first
    )
    intents.store.delete(habit)
    do {
      _ = try await IntentRun.answer(of: CompleteHabitIntent(entity), intents.dependencies)
      Issue.record("It was performed")
    } catch {
      #expect(error.localizedDescription == "“Read” was deleted meanwhile.")
    }
  }

  @Test("Those that are kept are suggested, in manual order, and categories in theirs")
  func suggestions() async throws {
    try intents.make("Read")
    intents.store.archive(try intents.make("Old"))
    try intents.make("Run")
    let run = IntentRun(
      dependencies: intents.dependencies,
      today: intents.store.today.dateComponents
    )
    #expect(try await run.suggestions(HabitEntity.self).map(\.title) == ["Run", "Read"])
    #expect(
      try await run.suggestions(CategoryEntity.self).map(\.title) == [
        "Health", "Productivity", "Personal", "Fitness", "Learning", "Social",
      ]
    )
  }
}
