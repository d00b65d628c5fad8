import ArgumentParser
import Foundation

/// `habit sync status`: how it stands.
struct SyncStatusCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Say how sync stands: the place, the devices, what waits."
  )

  @OptionGroup var options: CommandOptions

  func answer(settings: UserDefaults) async throws -> SyncStatusAnswer {
    try await SyncSession(options.storing).status()
  }
}
