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

  @Option(
    name: .customLong("public-url"),
    help: ArgumentHelp("The address at which browsers reach the app.", valueName: "url"),
    transform: PublicURL.read
  )
  package var publicURL: URL?

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

  @Flag(
    name: .customLong("set-pass-code"),
    help: "Read a new pass code from the terminal or a pipe, sign all devices out, and end."
  )
  package var setsPassCode = false

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp("The file with further options.", valueName: "file")
  )
  var configurationFile: String?

  @Flag(name: .customLong("print-config"), help: "Print the options that are in force, and end.")
  var printsConfiguration = false

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
    guard !setsPassCode || !(inMemory || sample != nil) else {
      throw ValidationError("--set-pass-code can't be used with --in-memory or --sample.")
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

  /// Reads what this process was started with: its arguments, its environment, and the file of
  /// options.
  /// - Parameter arguments: Without the process's name.
  /// - Throws: ``LaunchFailure`` in one line; with exit code 0 for `--help` and `--print-config`.
  public static func ofProcess(_ arguments: some Sequence<String>) throws(LaunchFailure)
    -> LaunchOptions
  {
    try reading(arguments, environment: ProcessInfo.processInfo.environment)
  }

  /// Reads what a process was started with: its arguments, its environment, and the file of options.
  /// What is said in an argument goes before a variable, and that before the file.
  /// - Parameters:
  ///   - arguments: Without the process's name.
  ///   - environment: The variables, of which those with `HABIT_TRACKER_` are read.
  /// - Throws: ``LaunchFailure`` in one line; with exit code 0 for `--help` and `--print-config`.
  static func reading(
    _ arguments: some Sequence<String>,
    environment: [String: String] = [:]
  ) throws(LaunchFailure) -> LaunchOptions {
    let own = LaunchArguments.own(of: Array(arguments))
    let given = try parsed(own)
    let configuration = try LaunchConfiguration(
      file: given.configurationFile,
      environment: environment
    )
    var others: [String] = []
    for setting in configuration.settings {
      guard let argument = setting.argument else { continue }
      // A store that is always used makes way for one in memory that is asked for now.
      if setting.name == .store, given.inMemory || given.sample != nil { continue }
      others.append(argument)
    }
    let options = others.isEmpty ? given : try parsed(others + own)
    guard !options.printsConfiguration else {
      throw LaunchFailure(message: options.report, exitCode: EXIT_SUCCESS)
    }
    return options
  }

  /// - Throws: ``LaunchFailure`` in one line; with exit code 0 for `--help`.
  static func parsed(_ arguments: [String]) throws(LaunchFailure) -> LaunchOptions {
    do { return try parse(arguments) } catch {
      let code = exitCode(for: error)
      guard code.isSuccess else {
        throw LaunchFailure(usage: message(for: error))
      }
      throw LaunchFailure(message: fullMessage(for: error), exitCode: code.rawValue)
    }
  }

  /// The options that are in force, as a file of options.
  private var report: String {
    OptionName.allCases.map { name in
      value(of: name).map { "\(name.rawValue) = \($0)" } ?? "# \(name.rawValue) ="
    }
    .joined(separator: "\n")
  }

  private func value(of name: OptionName) -> String? {
    switch name {
    case .port: String(port)
    case .host: host
    case .publicURL: publicURL?.absoluteString
    case .store: storing.store
    case .now: storing.now?.ISO8601Format()
    case .timeZone: storing.timeZone?.identifier
    case .inMemory: String(inMemory)
    case .noOpen: String(isBrowserLeftClosed)
    case .importFile: importFile
    case .sample: sample.map(String.init)
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
