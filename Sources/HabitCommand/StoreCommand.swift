import ArgumentParser
import Foundation
import HabitLaunch

/// A command with an answer, which is printed as text or JSON.
protocol AnsweringCommand: AsyncParsableCommand {
  var storing: StoreOptions { get }
  var printing: PrintingOptions { get }

  /// Runs the command.
  ///
  /// - Parameter settings: The app's settings.
  @MainActor func answer(settings: UserDefaults) async throws -> CommandAnswer
}

/// A command that uses the habits in the store.
protocol StoreCommand: AnsweringCommand {
  /// Runs the command.
  @MainActor func answer(in session: CommandSession) async throws -> CommandAnswer
}

/// The output of a command.
struct CommandAnswer {
  /// The output as text, without a final line break.
  let text: String
  /// The output with `--json`.
  let value: any Encodable

  /// Returns the output as JSON with sorted keys.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// The options of every command that prints an answer.
///
/// The commands' groups of options are not nested, because in debug builds ArgumentParser validates
/// each group several times per level.
struct PrintingOptions: ParsableArguments {
  @Flag(help: .localized("Print JSON."))
  var json = false
}

extension AnsweringCommand {
  @MainActor func run() async throws {
    try await printAnswer()
  }

  /// Runs the command and prints its answer.
  @MainActor func printAnswer() async throws {
    let answer: CommandAnswer
    do {
      answer = try await self.answer(settings: CommandSession.appSettings)
    } catch {
      throw CommandFailure(error).onStore(storing.url)
    }
    try StandardOutput.write(printing.json ? try answer.json() : answer.text)
  }
}

extension StoreCommand {
  @MainActor func answer(settings: UserDefaults) async throws -> CommandAnswer {
    try await answer(in: CommandSession(storing, .existing, settings: settings))
  }
}
