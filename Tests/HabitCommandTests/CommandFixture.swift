import ArgumentParser
import Foundation
import TestSupport

@testable import HabitCommand
@testable import HabitData
@testable import HabitLaunch

/// A store in its own folder. Each command opens the store again, as a new process does. The time
/// is Monday, 2026-03-09 at noon in Berlin.
@MainActor
struct CommandFixture {
  nonisolated static let noon = "2026-03-09T11:00:00Z"

  private let folder: TemporaryFolder
  private let settings: UserDefaults

  init() throws {
    folder = try TemporaryFolder()
    settings = Launch(storeURL: nil).settings
  }

  /// Returns the URL of a file beside the store.
  func url(of name: String) -> URL { folder.file(name) }

  var file: URL { folder.file("Habits.store") }

  /// Returns the text output of a command run at an instant.
  @discardableResult
  func output(_ arguments: String..., at now: String = CommandFixture.noon) async throws -> String {
    try await answer(arguments, at: now).text
  }

  /// Returns the text output of a command, whose arguments are separated by spaces.
  @discardableResult
  func output(line: String) async throws -> String {
    try await answer(line.split(separator: " ").map(String.init)).text
  }

  /// Returns the output of `list`, with `id` in place of each random identifier.
  func list() async throws -> String {
    try await output("list").replacing(/[0-9a-f]+$/.anchorsMatchLineEndings(), with: "id")
  }

  /// Returns the JSON output of a command.
  func json(_ arguments: String...) async throws -> String {
    try await answer(arguments).json()
  }

  /// Returns the document written by `export`.
  func export(_ arguments: String...) async throws -> Data {
    try await ExportCommand.parse(arguments + ["--store", file.path]).data()
  }

  private func answer(
    _ arguments: [String],
    at now: String = CommandFixture.noon
  ) async throws -> CommandAnswer {
    let storeAndTime = ["--store", file.path, "--now", now]
    let parsed = try HabitCommand.parseAsRoot(
      arguments + storeAndTime + ["--time-zone", "Europe/Berlin"]
    )
    guard let command = parsed as? any AnsweringCommand else {
      throw CommandFailure.usage("\(arguments) gives no answer")
    }
    do {
      return try await command.answer(settings: settings)
    } catch let error as HabitRequestError {
      // The command converts the error in the same way.
      throw CommandFailure(error)
    }
  }
}
