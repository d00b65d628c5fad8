import ArgumentParser
import Foundation

/// The `habit sync set-up` command, which starts syncing with a new key.
struct SyncSetUpCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "set-up",
      abstract: .localized("Set up sync, and print the key for the other devices as 24 words.")
    )
  }

  @OptionGroup var place: SyncPlaceOptions

  @OptionGroup var options: CommandOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    let session = try SyncSession(options.storing, .making)
    let key = try await session.engine.setUp(place.place(), named: place.deviceName())
    // The key is shown even if the first exchange fails. The app retries the exchange.
    _ = try await session.exchange()
    return CommandAnswer(text: key.wordLine, value: ["key": key.wordLine])
  }
}
