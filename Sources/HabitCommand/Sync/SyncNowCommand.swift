import ArgumentParser
import Foundation

/// The `habit sync now` command, which syncs immediately.
struct SyncNowCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "now",
      abstract: .localized(
        "Exchange changes with the other devices now; a running app does so itself."
      )
    )
  }

  @OptionGroup var options: CommandOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    let report = try await SyncSession(options.storing).exchange()
    if let problem = report.problem { throw CommandFailure.unavailable(problem.startingLow) }
    return CommandAnswer(text: report.text, value: report)
  }
}
