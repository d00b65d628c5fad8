import AppIntents
import Foundation
import HabitEngine
import Testing

@testable import HabitCommand
@testable import HabitData
@testable import HabitIntentCommand

/// `habit intent` with a store in its own folder: Monday, 2026-03-09 at noon in Berlin.
@MainActor struct IntentCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "intent-\(UUID())")
  private let settings = Launch(storeURL: nil).settings

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private var world: [String] {
    [
      "--store", folder.appending(path: "Habits.store").path,
      "--now", "2026-03-09T11:00:00Z", "--time-zone", "Europe/Berlin",
    ]
  }

  private func add(_ arguments: String...) async throws {
    _ = try await AddCommand.parse(arguments + world).answer(settings: settings)
  }

  private func answer(_ arguments: [String]) async throws -> IntentCommandAnswer {
    try await IntentCommand.parse(arguments + world).answer(settings: settings)
  }

  /// The command's text output, or its error message.
  private func say(_ arguments: String...) async throws -> String {
    do {
      return try await answer(arguments).text
    } catch {
      return CommandFailure(error).message
    }
  }

  @Test("Without a name the intents are listed with their parameters")
  func list() async throws {
    let lines = try await say().split(separator: "\n")
    #expect(lines.count == 12)
    #expect(
      lines[3] == "AddToHabit       --habit <habit> [--amount <amount>] [--day <day>]  Add to Habit"
    )
    try remove()
  }

  @Test("Each intent does the same as the app's commands")
  func performs() async throws {
    try await add("Read")
    try await add("Run", "--amount", "8.5", "--unit", "km")
    try await add("Meditate", "--minutes", "30")
    let said = try await [
      say("CompleteHabit", "--habit", "read"),
      say("completehabit", "--habit=Read", "--day=yesterday"),
      say("UndoHabit", "--habit", "Read"),
      say("SkipHabit", "--habit", "Read"),
      say("AddToHabit", "--habit", "Run", "--amount", "3,2"),
      say("AddToHabit", "--day", "2026-03-08", "--amount", "0.1", "--habit", "Run"),
      say("SetHabit", "--habit", "Run", "--amount", "0"),
      say("StartHabitTimer", "--habit", "Meditate"),
      say("StopHabitTimer", "--habit", "Meditate"),
      say("PauseHabit", "--habit", "Run", "--until", "2026-03-20"),
      say("ResumeHabit", "--habit", "Run"),
      say("GetHabit", "--habit", "Read", "--day", "yesterday"),
      say("GetToday"),
    ]
    #expect(
      said == [
        "Read today: completed, streak 1 day.",
        "Read yesterday: completed, streak 2 days.",
        "Read today: not completed, streak 1 day.",
        "Read today: skipped, streak 1 day.",
        "Run today: 3.2 km of 8.5 km.",
        "Run yesterday: 0.1 km of 8.5 km.",
        "Run today: 0 km of 8.5 km.",
        "Meditate: the timer runs.",
        "Meditate today: 0 min of 30 min.",
        "Run: paused from March 9, 2026 to March 20, 2026.",
        "Run today: 0 km of 8.5 km.",
        "Read yesterday: completed, streak 1 day.",
        "0 of 2 done. 2 habits to go: Meditate, Run. 1 skipped.",
      ]
    )
    try remove()
  }

  @Test("An answer as JSON has dialog and value")
  func json() async throws {
    try await add("Read")
    let text = try await answer(["GetToday"]).json()
    #expect(
      text == """
        {
          "dialog" : "0 of 1 done. 1 habit to go: Read.",
          "value" : {
            "day" : "2026-03-09",
            "done" : 0,
            "due" : 1,
            "left" : "Read",
            "skipped" : 0,
            "summary" : "0 of 1 done. 1 habit to go: Read."
          }
        }
        """
    )
    try remove()
  }

  @Test("An invalid request is explained, with exit code 64")
  func failures() async throws {
    try await add("Run", "--amount", "8.5", "--unit", "km")
    try await add("run")
    try await add("Walk")
    let cases: [([String], String)] = [
      (["Complete"], "there is no intent “Complete”; “habit intent” lists them"),
      (["OpenHabit", "--habit", "Run"], "OpenHabit needs a window of the app"),
      (["CompleteHabit"], "“habit” is missing: the name or the identifier of a habit"),
      (["CompleteHabit", "--habit"], "--habit has no value"),
      (["CompleteHabit", "Run"], "“Run” is no parameter; one is --habit, say, and a value"),
      (["CompleteHabit", "--habits", "Run"], "CompleteHabit has no --habits, but --habit, --day"),
      (["CompleteHabit", "--habit", "a", "--habit", "b"], "--habit is there twice"),
      (["CompleteHabit", "--habit", "Swim"], "there is no habit “Swim”"),
      (
        ["AddToHabit", "--habit", "Walk", "--amount", "far"],
        "“amount” can't be “far”: it is a number"
      ),
      (
        ["CompleteHabit", "--habit", "Walk", "--day", "soon"],
        "“day” can't be “soon”: it is a day such as 2026-03-09, or today or yesterday"
      ),
    ]
    for (arguments, message) in cases {
      await #expect(throws: CommandFailure.usage(message)) { try await answer(arguments) }
    }
    let several = try await say("CompleteHabit", "--habit", "Run")
    #expect(
      several.hasPrefix("“Run” may be any of several habits; name one by its identifier: run, ")
    )
    let id = try #require(several.split(separator: " ").last)
    #expect(
      try await say("AddToHabit", "--habit", String(id), "--amount", "0.05")
        == "“0.05” has more than one digit after the point"
    )
    #expect(
      try await say("CompleteHabit", "--habit", String(id), "--day", "2026-03-10")
        == "2026-03-10 is still to come"
    )
    try remove()
  }

  @Test("A missing store is reported and not created")
  func noStore() async throws {
    let failure = try await say("GetToday")
    #expect(failure.hasPrefix("there is no store "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    try remove()
  }
}
