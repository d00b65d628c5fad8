import AppIntents
import ArgumentParser
import Foundation
import HabitCommand
import HabitData
import HabitEngine
import HabitIntents

/// The `habit intent` command, which performs an intent like Siri, a shortcut, or the HTTP
/// interface.
package struct IntentCommand: AnsweringCommand {
  package static let configuration = CommandConfiguration(
    commandName: "intent",
    abstract: "Perform one of the app's intents, or list them.",
    usage: """
      habit intent [--json] [--store <file>]
      habit intent <name> [--<parameter> <value> ...] [--json] [--store <file>]
      """,
    discussion: """
      They are the same as in the HTTP interface, without a server. Without a name all are listed \
      with their parameters. A habit is told by its name or its identifier, a day is today, \
      yesterday or a date such as 2026-03-09, and minutes are a number: 0.5 is half of one.

      Examples:
        habit intent CompleteHabit --habit Read
        habit intent AddToHabit --habit Run --amount 3.2 --day yesterday
        habit intent GetToday --json
      """
  )

  @Argument(
    help: "The intent, such as CompleteHabit.",
    completion: .list(IntentList.declarations.map(\.name))
  )
  var name: String?

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Its parameters, each with a value.", valueName: "parameters")
  )
  var parameters: [String] = []

  @OptionGroup package var options: CommandOptions

  package init() {}

  @MainActor package func answer(settings: UserDefaults) async throws -> IntentCommandAnswer {
    guard let name else { return .list(IntentList()) }
    guard let declaration = IntentList.declaration(name) else {
      throw CommandFailure.usage("there is no intent “\(name)”; “habit intent” lists them")
    }
    guard !declaration.opensApp else {
      throw CommandFailure.usage("\(declaration.name) needs a window of the app")
    }
    let arguments = try IntentOptions(parameters).arguments(for: declaration)
    let session = try CommandSession(options.storing, .existing, settings: settings)
    let store = session.store
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: HabitStoreProvider { store })
    let run = IntentRun(dependencies: dependencies, today: store.today.dateComponents)
    do {
      return .performed(try await run.perform(declaration, arguments))
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  fileprivate init(_ failure: IntentFailure) {
    if case .failed(let error) = failure {
      self.init(error)
      return
    }
    let message = failure.localizedDescription.startingLow
    self = .usage(message.hasSuffix(".") ? String(message.dropLast()) : message)
  }
}
