import ArgumentParser
import Foundation

/// The `habit sync status` command, which shows the status of sync.
struct SyncStatusCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: .localized("Show the sync location, the devices, and changes to send.")
    )
  }

  @OptionGroup var options: CommandOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    guard let status = try await SyncSession(options.storing).engine.status() else {
      return SyncStatusReport.off
    }
    let report = SyncStatusReport(status, in: options.storing.home)
    return CommandAnswer(text: report.text, value: report)
  }
}
