import Foundation
import TestSupport
import Testing

@testable import HabitData
@testable import HabitLaunch

struct LaunchConfigurationTests {
  @Test func `Each option has an environment variable`() throws {
    let options = try LaunchOptions.reading(
      [],
      environment: [
        "HABIT_TRACKER_PORT": "9000", "HABIT_TRACKER_HOST": "0.0.0.0",
        "HABIT_TRACKER_PUBLIC_URL": "https://habits.example.org/app",
        "HABIT_TRACKER_STORE": "/tmp/habits.store", "HABIT_TRACKER_NOW": "2026-03-09T22:59:50Z",
        "HABIT_TRACKER_TIME_ZONE": "Europe/Berlin", "HABIT_TRACKER_IN_MEMORY": "no",
        "HABIT_TRACKER_NO_OPEN": "yes", "HABIT_TRACKER_IMPORT": "loop.db", "HOME": "/nowhere",
        "HABIT_TRACKER": "another program's",
      ]
    )
    #expect(options.port == 9_000)
    #expect(options.host == "0.0.0.0")
    #expect(options.publicURL == URL(string: "https://habits.example.org/app"))
    #expect(options.storing.store == "/tmp/habits.store")
    #expect(options.storing.now == Date(timeIntervalSince1970: 1_773_097_190))
    #expect(options.storing.timeZone == TimeZone(identifier: "Europe/Berlin"))
    #expect(!options.inMemory)
    #expect(options.isBrowserLeftClosed)
    #expect(options.importFile == "loop.db")
    #expect(
      try LaunchOptions.reading([], environment: ["HABIT_TRACKER_SAMPLE": "5"]).sample == 5
    )
  }

  @Test func `The help names every option of the file`() {
    do throws(LaunchFailure) {
      _ = try LaunchOptions.reading(["--help"])
      Issue.record("--help was taken for an option")
    } catch {
      let named = Set(error.message.matches(of: #/--([a-z-]+)/#).map { String($0.1) })
      let elsewhere = Set(OptionName.allCases.map(\.rawValue))
      #expect(named.subtracting(["config", "print-config", "set-pass-code", "help"]) == elsewhere)
    }
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
  ])
  func `An error in a file is reported with its line`(text: String, message: String) throws {
    try withFile(text) { file in
      do throws(LaunchFailure) {
        _ = try LaunchOptions.reading(["--config", file])
        Issue.record("\(text) was accepted")
      } catch {
        #expect(error.exitCode == 64)
        #expect(error.message.hasPrefix("\(file), line "), "\(error.message)")
        #expect(error.message.contains(message), "\(error.message)")
      }
    }
  }

  @Test(arguments: [
    ("HABIT_TRACKER_PROT", "1", "HABIT_TRACKER_PROT in the environment: there is no such option."),
    ("HABIT_TRACKER_PORT", "-1", "HABIT_TRACKER_PORT in the environment: The port -1 is not"),
    ("HABIT_TRACKER_CONFIG", "/nowhere/a", "The configuration file /nowhere/a can't be read: "),
  ])
  func `An error in the environment is reported`(name: String, value: String, message: String) {
    do throws(LaunchFailure) {
      _ = try LaunchOptions.reading([], environment: [name: value])
      Issue.record("\(name) was accepted")
    } catch {
      #expect(error.exitCode == 64)
      #expect(error.message.hasPrefix(message), "\(error.message)")
    }
  }

  @Test func `The configuration in effect is printed as a file`() throws {
    let arguments = [
      "--print-config", "--port", "9000", "--time-zone", "Asia/Tokyo", "--public-url",
      "https://example.org/app",
    ]
    let failure = try #require(throws: LaunchFailure.self) {
      try LaunchOptions.reading(arguments)
    }
    #expect(failure.exitCode == 0)
    #expect(
      failure.message == """
        port = 9000
        host = 127.0.0.1
        public-url = https://example.org/app
        # store =
        # now =
        time-zone = Asia/Tokyo
        # language =
        in-memory = false
        no-open = false
        # import =
        # sample =
        log-level = notice
        # push-contact =
        """
    )
    try withFile(failure.message) { file in
      let again = try LaunchOptions.reading(["--config", file])
      #expect(again.port == 9_000)
    }
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
