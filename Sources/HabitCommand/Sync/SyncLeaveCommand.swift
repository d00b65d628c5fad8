import ArgumentParser
import Foundation

/// The `habit sync leave` command, which stops syncing this device.
struct SyncLeaveCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "leave",
      abstract: .localized("Stop syncing this device; its habits stay.")
    )
  }

  @OptionGroup var options: CommandOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    try await SyncSession(options.storing).engine.leave()
    return SyncStatusReport.off
  }
}
