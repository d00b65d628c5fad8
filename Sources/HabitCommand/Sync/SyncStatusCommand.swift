import ArgumentParser
import Foundation

/// The `habit sync status` command, which shows the status of sync.
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
