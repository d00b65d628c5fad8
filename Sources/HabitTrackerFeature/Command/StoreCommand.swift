import ArgumentParser
import Foundation

/// A command on the store. It gives an answer, which is printed in words or as JSON.
protocol StoreCommand: AsyncParsableCommand {
  associatedtype Answer: CommandAnswer
  var options: CommandOptions { get }

  /// Does what was asked for.
  @MainActor func answer(in session: CommandSession) async throws -> Answer
}

/// What a command has to say.
protocol CommandAnswer: Encodable {
  /// The answer in words, without a line break at the end.
  var words: String { get }
}

/// The options of every command on the store.
struct CommandOptions: ParsableArguments {
  @OptionGroup var storing: StoreOptions

  @Flag(help: "Answer as JSON.")
  var json = false
}

extension StoreCommand {
  @MainActor func run() async throws {
    let session = try CommandSession(options.storing, settings: CommandSession.appSettings)
    let answer = try await answer(in: session)
    print(options.json ? try answer.json() : answer.words)
  }
}

extension CommandAnswer {
  /// The answer as JSON, its keys in alphabetical order.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
