import ArgumentParser
import Foundation

/// The command `habit`: the habits from a terminal, on the store of the app, whether it runs or not.
public struct HabitCommand: AsyncParsableCommand {
  /// The command's name and parts, for `--help`.
  public static let configuration = CommandConfiguration(
    commandName: "habit",
    abstract: "Keeps habits from the terminal.",
    discussion: """
      It works on the store of the app. Browsers in which the app is open show each change at once.
      """,
    version: AppVersion.current,
    subcommands: [
      ListCommand.self, StatusCommand.self, DoneCommand.self, UndoCommand.self, SkipCommand.self,
      AddCommand.self, ImportCommand.self, ExportCommand.self,
    ]
  )

  /// The command without arguments, which shows its help.
  public init() {}

  /// Runs the command with the arguments of a process, without its name, and ends the process where
  /// it fails.
  public static func run(_ arguments: some Sequence<String>) async {
    do {
      var command = try await asyncParseAsRoot(Array(arguments))
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      FileHandle.standardError.write(Data("habit: \(failure.message)\n".utf8))
      Foundation.exit(failure.exitCode)
    } catch {
      exit(withError: error)
    }
  }
}
