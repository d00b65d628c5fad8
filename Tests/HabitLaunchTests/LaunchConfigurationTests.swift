import Foundation
import TestSupport
import Testing

@testable import HabitData
@testable import HabitLaunch

struct LaunchConfigurationTests {
  /// A configuration with a value for every option that a store on disk can have.
  private static let file = """
    port = 9000
    host = 0.0.0.0
    public-url = https://habits.example.org/app
    store = /tmp/habits.store
    now = 2026-03-09T22:59:50Z
    time-zone = Europe/Berlin
    language = zh-Hans
    in-memory = false
    no-open = true
    import = loop.db
    # sample =
    log-level = debug
    push-contact = mailto:me@example.org
    """

  /// The names and values of the configuration.
  private static let settings = file.split(separator: "\n").filter { !$0.hasPrefix("#") }
    .map { line in
      let parts = line.split(separator: " = ").map(String.init)
      return (name: parts[0], value: parts[1])
    }

  /// Returns the configuration that `--print-config` prints.
  private func printed(_ arguments: [String], environment: [String: String] = [:]) throws -> String
  {
    let failure = try LaunchOptions.failure(
      arguments + ["--print-config"],
      environment: environment
    )
    #expect(failure.exitCode == 0)
    return failure.message
  }

  @Test func `Options have default values, and a missing value is printed as a comment`() throws {
    #expect(
      try printed([]) == """
        port = 8080
        host = 127.0.0.1
        # public-url =
        # store =
        # now =
        # time-zone =
        # language =
        in-memory = false
        no-open = false
        # import =
        # sample =
        log-level = notice
        # push-contact =
        """
    )
  }

  @Test func `Each option is read from an argument`() throws {
    let flags = ["in-memory", "no-open"]
    let arguments = Self.settings.flatMap { name, value in
      flags.contains(name) ? (value == "true" ? ["--\(name)"] : []) : ["--\(name)", value]
    }
    #expect(try printed(arguments) == Self.file)
    #expect(try LaunchOptions.reading(["--in-memory"]).inMemory)
    #expect(try LaunchOptions.reading(["--sample=50"]).sample == 50)
  }

  @Test func `Each option is read from an environment variable`() throws {
    let variables = Self.settings.map { name, value in
      ("HABIT_TRACKER_" + name.uppercased().replacing("-", with: "_"), value)
    }
    var environment = Dictionary(uniqueKeysWithValues: variables)
    environment["HABIT_TRACKER_IN_MEMORY"] = "no"
    environment["HABIT_TRACKER_NO_OPEN"] = "yes"
    environment["HABIT_TRACKER"] = "another program's"
    environment["HOME"] = "/nowhere"
    #expect(try printed([], environment: environment) == Self.file)
    #expect(
      try LaunchOptions.reading([], environment: ["HABIT_TRACKER_SAMPLE": "5"]).sample == 5
    )
  }

  @Test func `Each option is read from a file`() throws {
    try withFile(Self.file) { file in
      let text = try printed(["--config", file])
      #expect(text == Self.file)
    }
  }

  @Test func `The help is not an error and names every option of the file`() throws {
    let help = try LaunchOptions.failure(["--help"])
    #expect(help.exitCode == 0)
    #expect(help.message.contains("--time-zone <id>"))
    let named = Set(help.message.matches(of: #/--([a-z-]+)/#).map { String($0.1) })
    let elsewhere = Set(OptionName.allCases.map(\.rawValue))
    #expect(named.subtracting(["config", "print-config", "set-pass-code", "help"]) == elsewhere)
  }

  @Test func `An argument overrides a variable, and a variable overrides the file`() throws {
    try withFile(
      """
      # The port that the file names
      port = 1000
      host = "10.0.0.1"

      time-zone=Asia/Tokyo
      no-open = true
      """
    ) { file in
      let environment = ["HABIT_TRACKER_CONFIG": file, "HABIT_TRACKER_HOST": "10.0.0.2"]
      let options = try LaunchOptions.reading(["--port", "3000"], environment: environment)
      #expect(options.port == 3_000)
      #expect(options.host == "10.0.0.2")
      #expect(options.storing.timeZone == TimeZone(identifier: "Asia/Tokyo"))
      #expect(options.isBrowserLeftClosed)
      #expect(try LaunchOptions.reading(["--config", file]).port == 1_000)
    }
  }

  @Test func `The user's configuration file is read if no file is named`() throws {
    try withTemporaryFolder { folder in
      let own = folder.appending(path: "habit-tracker")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try Data("port = 1234\n".utf8).write(to: own.appending(path: "habit-tracker.conf"))
      let environment = ["XDG_CONFIG_HOME": folder.path, "HOME": "/nowhere"]
      #expect(try LaunchOptions.reading([], environment: environment).port == 1_234)
      #expect(try LaunchOptions.reading([], environment: ["HOME": folder.path]).port == 8_080)
    }
  }

  @Test func `A configured store is ignored if a store in memory is requested`() throws {
    let environment = ["HABIT_TRACKER_STORE": "/tmp/habits.store"]
    #expect(try LaunchOptions.reading(["--in-memory"], environment: environment).inMemory)
    #expect(try LaunchOptions.reading(["--sample=3"], environment: environment).sample == 3)
  }

  @Test(arguments: [
    ("prot = 1", "line 1: There is no option “prot”."),
    ("\nport = many", "line 2: The value 'many' is invalid for '--port <n>'"),
    ("port", "line 1: Write an option as name = value."),
    ("no-open = perhaps", "line 1: “perhaps” is not true or false."),
    ("public-url = example.org", "Write a public address as https://"),
    ("push-contact = me@example.org", "Write a contact as mailto:"),
    ("push-contact = http://example.org", "Write a contact as mailto:"),
    ("host =", "line 1: Missing value for '--host <address>'"),
    ("host = a.example", "line 1: The value 'a.example' is invalid for '--host <address>'"),
  ])
  func `An error in a file is reported with its line`(text: String, message: String) throws {
    try withFile(text) { file in
      let failure = try LaunchOptions.failure(["--config", file])
      #expect(failure.exitCode == 64)
      #expect(failure.message.hasPrefix("\(file), line "), "\(failure.message)")
      #expect(failure.message.contains(message), "\(failure.message)")
    }
  }

  @Test(arguments: [
    ("HABIT_TRACKER_PROT", "1", "HABIT_TRACKER_PROT in the environment: there is no such option."),
    ("HABIT_TRACKER_PORT", "-1", "HABIT_TRACKER_PORT in the environment: The port -1 is not"),
    ("HABIT_TRACKER_CONFIG", "/nowhere/a", "The configuration file /nowhere/a can't be read: "),
  ])
  func `An error in the environment is reported`(name: String, value: String, message: String)
    throws
  {
    let failure = try LaunchOptions.failure([], environment: [name: value])
    #expect(failure.exitCode == 64)
    #expect(failure.message.hasPrefix(message), "\(failure.message)")
  }

  @Test func `The command uses the configured store and time zone`() throws {
    let environment = [
      "HABIT_TRACKER_STORE": "/srv/habits.store", "HABIT_TRACKER_TIME_ZONE": "Asia/Tokyo",
    ]
    let configuration = try LaunchConfiguration(file: nil, environment: environment)
    try StoreOptions.$configuration.withValue(configuration) {
      let options = try StoreOptions.parse([])
      #expect(options.url.path == "/srv/habits.store")
      #expect(options.home.identifier == "Asia/Tokyo")
      let named = try StoreOptions.parse(["--store", "/a", "--time-zone", "Europe/Berlin"])
      #expect(named.url.path == "/a")
      #expect(named.home.identifier == "Europe/Berlin")
    }
  }

  private func withFile(_ text: String, _ use: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "habit-tracker.conf")
      try Data(text.utf8).write(to: file)
      try use(file.path)
    }
  }
}
