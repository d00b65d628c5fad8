import ArgumentParser
import Foundation
import HabitData
import HabitLaunch

/// The `habit` command, which works with the app's store from the terminal, even while the app
/// runs.
public struct HabitCommand: AsyncParsableCommand {
  /// The command's name and subcommands, for `--help`.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "habit",
      abstract: .localized("Track habits from the terminal."),
      discussion: .localized(
        "The command uses the app's store. Open windows of the app show each change immediately.",
        examples: """
            habit add "Read a book" --category learning
            habit done read
            habit done read --day yesterday
            habit add Run --every mon,wed,fri --amount 8.5 --unit km
            habit done run 3.2
            habit pause --all --until 2026-08-31
            habit list --json
            habit import loop.db --dry-run
            habit export | ssh desk habit import -
            habit backup && habit restore latest
          """
      ),
      version: AppVersion.current,
      subcommands: [
        ListCommand.self, StatusCommand.self, DoneCommand.self, SlipCommand.self, UndoCommand.self,
        SkipCommand.self, PauseCommand.self, ResumeCommand.self, AddCommand.self, TimerCommand.self,
        ImportCommand.self, ExportCommand.self, SyncCommand.self, BackupCommand.self,
        RestoreCommand.self,
      ]
    )
  }

  /// Creates the command without arguments, which shows its help.
  public init() {}

  /// Prepares the process. Call before anything else.
  public static func prepare() {
    StandardOutput.prepare()
  }

  /// Runs the command with the process's arguments, without the process's name. Exits on failure.
  public static func run(_ arguments: some Sequence<String>) async {
    do {
      let isForPrograms = arguments.contains(where: Self.isForPrograms)
      if isForPrograms { TerminalLanguage.chooseForPrograms() }
      let configuration = try LaunchConfiguration(
        file: nil,
        environment: ProcessInfo.processInfo.environment
      )
      if !isForPrograms { TerminalLanguage.choose(configuration[.language]) }
      TerminalLanguage.preload()
      try await StoreOptions.$configuration.withValue(configuration) {
        try await runOrFail(Array(arguments))
      }
    } catch {
      let failure = CommandFailure(error)
      FileHandle.standardError.write(Data("habit: \(failure.message)\n".utf8))
      Foundation.exit(failure.exitCode)
    }
  }

  /// Returns true for an argument that requests output for programs: JSON, a completion script, or
  /// the source of the manual. Such output is in English, including errors.
  private static func isForPrograms(_ argument: String) -> Bool {
    ["--json", "--experimental-dump-help"].contains(argument)
      || argument.hasPrefix("--generate-completion-script")
  }

  private static func runOrFail(_ arguments: [String]) async throws {
    var command: any ParsableCommand
    do {
      command = try await asyncParseAsRoot(arguments)
    } catch {
      guard exitCode(for: error).isSuccess else {
        if let word = unknownCommand(in: arguments) {
          throw CommandFailure.usage(
            String(localized: "there is no command “\(word)”; “habit help” lists them")
          )
        }
        throw CommandFailure.usage(UsageMessage.line(message(for: error), arguments))
      }
      let text = requestedText(for: error)
      let isScript = arguments.first?.hasPrefix("--generate-completion-script") == true
      return try StandardOutput.write(isScript ? CompletionScript.corrected(text) : text)
    }
    do {
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch  where exitCode(for: error).isSuccess {
      // The user requested help.
      try StandardOutput.write(requestedText(for: error))
    }
  }

  /// Returns the first argument, on one line, if it is neither an option nor a subcommand.
  private static func unknownCommand(in arguments: [String]) -> String? {
    guard let word = arguments.first, !word.hasPrefix("-") else { return nil }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    return names.contains(word) ? nil : word.onOneLine
  }
}

/// ArgumentParser's messages about invalid arguments.
enum UsageMessage {
  /// Returns the message as a single line, to follow "habit: ".
  static func line(_ message: String, _ arguments: [String]) -> String {
    let lines = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let bullet = "- "
    let sentences = lines.filter { !$0.hasPrefix(bullet) }.joined(separator: " ")
    let values = lines.filter { $0.hasPrefix(bullet) }.map { $0.dropFirst(bullet.count) }
    let line = [sentences, values.joined(separator: ", ")].filter { !$0.isEmpty }
      .joined(separator: " ")
      .onOneLine
    // The user's own input keeps its case.
    let begin = line.prefix { $0 != " " }
    let sentence = line.hasSuffix(".") ? String(line.dropLast()) : line
    let message = ParserMessage.localized(sentence)
    return arguments.contains { $0.hasPrefix(begin) } ? message : message.startingLow
  }
}
