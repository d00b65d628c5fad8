import ArgumentParser
import Foundation
import HabitData

/// The `habit sync key` command, which shows the key again.
struct SyncKeyCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "key",
      abstract: .localized("Print the words of the key; anyone who has them can read all habits.")
    )
  }

  @OptionGroup var options: CommandOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    guard let key = try SyncSession(options.storing).engine.key() else { throw SyncError.isOff }
    return CommandAnswer(text: key.wordLine, value: ["key": key.wordLine])
  }
}
