import ArgumentParser
import Foundation
import HabitData

/// The command line options of the app. The names are the same on every platform.
public struct LaunchOptions: ParsableCommand {
  /// The program's name and purpose, for `--help`.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "HabitTracker",
      abstract: .localized("Tracks habits in the browser.")
    )
  }

  @Option(help: .localized("The port to listen on; 0 chooses a free one.", valueName: "n"))
  package var port = 8080

  @Option(help: .localized("The address to listen on.", valueName: "address"))
  package var host = "127.0.0.1"

  @Option(
    name: .customLong("public-url"),
    help: .localized("The address at which browsers reach the app.", valueName: "url"),
    transform: Self.publicAddress
  )
  package var publicURL: URL?

  @OptionGroup package var storing: StoreOptions

  @Option(
    help: .localized(
      "The language, such as pt-BR, instead of the browser's.",
      valueName: "tag"
    )
  )
  package var language: String?

  @Flag(help: .localized("Keep everything in memory and save nothing."))
  var inMemory = false

  @Flag(name: .customLong("no-open"), help: .localized("Do not open a browser."))
  package var isBrowserLeftClosed = false

  @Option(
    name: .customLong("import"),
    help: .localized(
      "A backup or export to import before the first screen.",
      valueName: "file"
    )
  )
  var importFile: String?

  @Option(
    help: .localized(
      "Show this many made-up habits with two years of history, in memory only.",
      valueName: "n"
    )
  )
  var sample: Int?

  @Option(
    help: .localized("The least severe messages to log to standard error. iOS keeps its own log.")
  )
  package var logLevel = LogLevel.notice

  @Option(
    name: .customLong("push-contact"),
    help: .localized(
      "Your address for push services, as mailto:me@example.org.",
      valueName: "url"
    )
  )
  package var pushContact: String?

  @Flag(
    name: .customLong("set-pass-code"),
    help: .localized(
      "Read a new pass code from the terminal or a pipe, sign out all devices, and exit."
    )
  )
  package var setsPassCode = false

  @Option(
    name: .customLong("config"),
    help: .localized("A file with more options.", valueName: "file")
  )
  var configurationFile: String?

  @Flag(
    name: .customLong("print-config"),
    help: .localized("Print the options in effect, and exit.")
  )
  var printsConfiguration = false

  /// Creates options with default values.
  public init() {}

  /// Checks the values that have a valid type but may still be invalid.
  public func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError(
        String(localized: "The port \(String(port)) is not from 0 to 65535.")
      )
    }
    guard !host.isEmpty else {
      throw ValidationError(
        String(
          localized: "The host is empty.",
          comment: "The value of the option --host, the address to listen on."
        )
      )
    }
    guard isHostNumeric else {
      throw ValidationError(ParserMessage.invalid(host, for: "--host <address>"))
    }
    if let language, language.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/) == nil {
      throw ValidationError(String(localized: "Write a language as pt-BR."))
    }
    if let pushContact, pushContact.wholeMatch(of: #/mailto:[^@\s]+@[^@\s]+|https://\S+/#) == nil {
      throw ValidationError(
        String(
          localized: "Write a contact as mailto:me@example.org or https://example.org.",
          comment: "Your address for push services."
        )
      )
    }
    guard storing.store == nil || !(inMemory || sample != nil) else {
      throw ValidationError(Self.exclusion("--store"))
    }
    guard !setsPassCode || !(inMemory || sample != nil) else {
      throw ValidationError(Self.exclusion("--set-pass-code"))
    }
    if let sample, !(1...10_000).contains(sample) {
      throw ValidationError(
        String(
          localized: "The sample of \(String(sample)) habits is not from 1 to 10000.",
          comment: "The argument is the value of the option --sample, a number of made-up habits."
        )
      )
    }
  }

  /// True if the server can listen on the host: a numeric IPv4 or IPv6 address, or `localhost`.
  private var isHostNumeric: Bool {
    var address = in6_addr()
    return host == "localhost"
      || [AF_INET, AF_INET6].contains { inet_pton($0, host, &address) == 1 }
  }

  /// Reads the address at which browsers reach an app behind a reverse proxy.
  private static func publicAddress(_ text: String) throws -> URL {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host()?.isEmpty == false,
      url.user() == nil, url.query() == nil, url.fragment() == nil,
      url.path().wholeMatch(of: #/(?:/[A-Za-z0-9_-]+)*/?/#) != nil
    else {
      throw ValidationError(
        String(
          localized: """
            Write a public address as https://habits.example.org or https://example.org/habits.
            """
        )
      )
    }
    return url
  }

  private static func exclusion(_ option: String) -> String {
    String(localized: "\(option) can't be used with --in-memory or --sample.")
  }

  /// The contact for push services, by default the public address if it uses HTTPS; nil if there is
  /// neither.
  package var contactOfPush: String? {
    pushContact ?? publicURL.flatMap { $0.scheme == "https" ? $0.absoluteString : nil }
  }

  /// The launch parameters of the app.
  public var launch: Launch {
    Launch(
      storeURL: inMemory || sample != nil ? nil : storing.url,
      clock: storing.clock,
      timeZone: storing.home,
      sample: sample,
      importFile: importFile.map { URL(filePath: $0) }
    )
  }

  /// Reads the options of this process from its arguments, its environment, and the configuration
  /// file.
  ///
  /// - Parameter arguments: The arguments without the process's name.
  /// - Throws: ``LaunchFailure`` with a single line, or with exit code 0 for `--help` and
  ///   `--print-config`.
  public static func ofProcess(_ arguments: some Sequence<String>) throws(LaunchFailure)
    -> LaunchOptions
  {
    let arguments = Array(arguments)
    let environment = ProcessInfo.processInfo.environment
    let language = LaunchArguments.value(of: "--language", in: arguments)
    TerminalLanguage.choose(language ?? environment[OptionName.language.variable])
    // An error in the configuration is thrown below, in the language chosen here.
    let file = LaunchArguments.value(of: "--config", in: arguments)
    if language == nil,
      let configuration = try? LaunchConfiguration(file: file, environment: environment)
    {
      TerminalLanguage.choose(configuration[.language])
    }
    return try reading(arguments, environment: environment)
  }

  /// Reads options from arguments, the environment, and the configuration file, in this order of
  /// precedence.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the process's name.
  ///   - environment: The environment. Only variables with the prefix `HABIT_TRACKER_` are read.
  /// - Throws: ``LaunchFailure`` with a single line, or with exit code 0 for `--help` and
  ///   `--print-config`.
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
      // An explicit store in memory takes precedence over a configured store.
      if setting.name == .store, given.inMemory || given.sample != nil { continue }
      others.append(argument)
    }
    let options = others.isEmpty ? given : try parsed(others + own)
    guard !options.printsConfiguration else {
      throw LaunchFailure(message: options.report, exitCode: EXIT_SUCCESS)
    }
    return options
  }

  /// Parses arguments.
  ///
  /// - Throws: ``LaunchFailure`` with a single line, or with exit code 0 for `--help`.
  static func parsed(_ arguments: [String]) throws(LaunchFailure) -> LaunchOptions {
    do { return try parse(arguments) } catch {
      let code = exitCode(for: error)
      guard code.isSuccess else {
        let message = LaunchFailure(usage: message(for: error)).message
        throw LaunchFailure(usage: ParserMessage.localized(message))
      }
      throw LaunchFailure(message: requestedText(for: error), exitCode: code.rawValue)
    }
  }

  /// The effective options in the format of a configuration file.
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
    case .language: language
    case .inMemory: String(inMemory)
    case .noOpen: String(isBrowserLeftClosed)
    case .importFile: importFile
    case .sample: sample.map(String.init)
    case .logLevel: logLevel.rawValue
    case .pushContact: pushContact
    }
  }
}

/// The filter for a process's arguments that belong to the app.
enum LaunchArguments {
  /// Returns the arguments without those that Xcode and UI tests add in the style of user defaults:
  /// a single dash and a name, followed by a value, such as `-NSDoubleLocalizedStrings YES`.
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

  /// Returns the value of an option, even if other arguments are invalid; nil if the option is
  /// missing.
  static func value(of option: String, in arguments: [String]) -> String? {
    if let argument = arguments.first(where: { $0.hasPrefix("\(option)=") }) {
      return String(argument.dropFirst(option.count + 1))
    }
    return arguments.firstIndex(of: option).flatMap { arguments[($0 + 1)...].first }
  }

  /// Returns true for an argument in the style of user defaults, such as `-AppleLanguages`.
  private static func isForeign(_ argument: String) -> Bool {
    ["-Apple", "-NS", "-UI", "-XCT", "-com.apple."].contains { argument.hasPrefix($0) }
  }
}
