import ArgumentParser
import Foundation
import HabitData

/// How the app was asked to start. The names are the same on every platform.
public struct LaunchOptions: ParsableCommand {
  /// The program's name and purpose, for `--help`.
  public static let configuration = CommandConfiguration(
    commandName: "HabitTracker",
    abstract: "Keeps habits."
  )

  @Option(help: ArgumentHelp("The port to listen on; 0 takes a free one.", valueName: "n"))
  package var port = 8080

  @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
  package var host = "127.0.0.1"

  @OptionGroup package var storing: StoreOptions

  @Flag(help: "Keep everything in memory and store nothing.")
  var inMemory = false

  @Flag(name: .customLong("no-open"), help: "Do not open a browser.")
  package var isBrowserLeftClosed = false

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "Another tracker's backup to bring in before the first screen.",
      valueName: "file"
    )
  )
  var importFile: String?

  @Option(
    help: ArgumentHelp("Keep this many invented habits of two years in memory.", valueName: "n")
  )
  var sample: Int?

  /// The options' defaults.
  public init() {}

  /// Checks what the types of the options leave open.
  public func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("The port \(port) is not from 0 to 65535.")
    }
    guard !host.isEmpty else { throw ValidationError("The host is empty.") }
    guard storing.store == nil || !(inMemory || sample != nil) else {
      throw ValidationError("--store can't be used with --in-memory or --sample.")
    }
    if let sample, !(1...10_000).contains(sample) {
      throw ValidationError("The sample of \(sample) habits is not from 1 to 10000.")
    }
  }

  /// What the app is to start with.
  public var launch: Launch {
    Launch(
      storeURL: inMemory || sample != nil ? nil : storing.url,
      clock: storing.clock,
      timeZone: storing.home,
      sample: sample,
      importFile: importFile.map { URL(filePath: $0) }
    )
  }

  /// Reads the arguments of a process, without its name.
  /// - Throws: ``LaunchFailure`` in one line; with exit code 0 for `--help`.
  public static func reading(_ arguments: some Sequence<String>) throws(LaunchFailure)
    -> LaunchOptions
  {
    do {
      return try parse(LaunchArguments.own(of: Array(arguments)))
    } catch {
      let code = exitCode(for: error)
      guard code.isSuccess else {
        throw LaunchFailure(usage: message(for: error))
      }
      throw LaunchFailure(message: fullMessage(for: error), exitCode: code.rawValue)
    }
  }
}

/// The arguments of a process, of which some are not the app's own.
enum LaunchArguments {
  /// The arguments without those that Xcode and UI tests add in the style of user defaults, a
  /// single dash and a name, with the value that follows: `-NSDoubleLocalizedStrings YES`.
  static func own(of arguments: [String]) -> [String] {
    var own: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard isForeign(argument) else {
        own.append(argument)
        continue
      }
      if let value = rest.first, !value.hasPrefix("--"), !isForeign(value) { rest.removeFirst() }
    }
    return own
  }

  /// A number below zero is a value, and `-h` asks for help.
  private static func isForeign(_ argument: String) -> Bool {
    let name = argument.dropFirst()
    return argument.hasPrefix("-") && name.first?.isLetter == true && name != "h"
  }
}
