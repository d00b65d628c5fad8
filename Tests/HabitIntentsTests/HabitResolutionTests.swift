@_spi(Host) @testable import AppIntents
import Foundation
@testable import HabitData
import HabitEngine
import Testing

@testable import HabitIntents

/// The habit to which an intent refers, and the answers to an ambiguous reference.
@MainActor struct HabitResolutionTests {
  private let intents: IntentFixture

  init() throws {
    intents = try IntentFixture()
  }

  @Test func `An unknown habit is reported`() async throws {
    try intents.makeHabit("Read")
    for intent in ["CompleteHabit", "SkipHabit", "GetHabit", "PauseHabit", "StartHabitTimer"] {
      #expect(await intents.response(intent, ["habit": "Swim"]) == "There is no habit “Swim”.")
    }
  }

  @Test func `Two habits with one name are listed with category and identifier`() async throws {
    let one = try intents.fixture.makeHabit(HabitDraft(name: "Read", category: .learning))
    let other = try intents.fixture.makeHabit("read")
    #expect(
      await intents.response("CompleteHabit", ["habit": "Read"])
        == "“Read” matches more than one habit; use an identifier: "
        + "read, \(other.id.uuidString); Read, Learning, \(one.id.uuidString)."
    )
    for identifier in [one.id.uuidString, one.id.uuidString.lowercased()] {
      #expect(
        await intents.response("CompleteHabit", ["habit": .string(identifier)])
          == "Read today: completed, streak 1 day."
      )
    }
    #expect(try intents.fixture.storedCompletionCount() == 1)
  }

  @Test func `The beginning of a name identifies a habit, and active habits take precedence`()
    async throws
  {
    intents.store.archive(try intents.makeHabit("Reading"))
    try intents.makeHabit("Read a book")
    #expect(
      await intents.response("CompleteHabit", ["habit": "rea"])
        == "Read a book today: completed, streak 1 day."
    )
  }

  @Test func `An archived habit can be read but not changed`() async throws {
    intents.store.archive(try intents.makeHabit("Read"))
    let state = await intents.response("GetHabit", ["habit": "Read"])
    #expect(state == "Read today: not due.")
    for intent in ["CompleteHabit", "AddToHabit", "SkipHabit", "UndoHabit", "PauseHabit"] {
      #expect(await intents.response(intent, ["habit": "Read"]) == "“Read” is archived.")
    }
  }

  @Test func `A habit deleted before the intent runs is reported by name`() async throws {
    let habit = try intents.makeHabit("Read")
    let entity = try #require(
      await intents.query.entities(for: [habit.id]).first
    )
    intents.store.delete(habit)
    do {
      _ = try await IntentRun.answer(of: CompleteHabitIntent(entity), intents.dependencies)
      Issue.record("The intent was performed")
    } catch {
      #expect(error.localizedDescription == "“Read” has already been deleted.")
    }
  }

  @Test func `A day of another calendar is the same day of the Gregorian calendar`() throws {
    var buddhist = Calendar(identifier: .buddhist)
    buddhist.timeZone = .gmt
    let date = DateComponents(calendar: buddhist, year: 2569, month: 3, day: 9)
    #expect(try CalendarDay(date) == IntentFixture.day(9))
  }

  @Test func `Active habits are suggested in manual order, and so are categories`() async throws {
    try intents.makeHabit("Read")
    intents.store.archive(try intents.makeHabit("Old"))
    try intents.makeHabit("Run")
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
