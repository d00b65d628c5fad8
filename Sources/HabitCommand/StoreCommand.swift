import ArgumentParser
import Foundation
import HabitLaunch

/// A command that gives an answer, which is printed in words or as JSON.
package protocol AnsweringCommand: AsyncParsableCommand {
  associatedtype Answer: CommandAnswer
  var options: CommandOptions { get }

  /// Does what was asked for.
  /// - Parameter settings: Those of the app.
  @MainActor func answer(settings: UserDefaults) async throws -> Answer
}

/// A command on the habits of the store.
protocol StoreCommand: AnsweringCommand {
  // Said again, so that it is found by the method below.
  associatedtype Answer

  /// What it needs of the store's file.
  var access: StoreAccess { get }

  /// Does what was asked for.
  @MainActor func answer(in session: CommandSession) async throws -> Answer
}

/// What a command has to say.
package protocol CommandAnswer: Encodable {
  /// The answer in words, without a line break at the end.
  var text: String { get }
}

/// The options of every command on the store.
package struct CommandOptions: ParsableArguments {
  @OptionGroup package var storing: StoreOptions

  @Flag(help: "Answer as JSON.")
  package var json = false

  package init() {}
}

extension AnsweringCommand {
  @MainActor package func run() async throws {
    try await printAnswer()
  }

  /// Does what was asked for and prints the answer.
  @MainActor func printAnswer() async throws {
    let answer: Answer
    do {
      answer = try await self.answer(settings: CommandSession.appSettings)
    } catch {
      throw CommandFailure(error).onStore(options.storing.url)
    }
    try StandardOutput.write(options.json ? try answer.json() : answer.text)
  }
}

extension StoreCommand {
  var access: StoreAccess { .existing }

  @MainActor func answer(settings: UserDefaults) async throws -> Answer {
    try await answer(in: CommandSession(options.storing, access, settings: settings))
  }
}

extension CommandAnswer {
  /// The answer as JSON, its keys in alphabetical order.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
