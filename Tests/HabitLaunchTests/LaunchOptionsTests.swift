import Foundation
import Testing

@testable import HabitData
@testable import HabitLaunch

struct LaunchOptionsTests {
  @Test(arguments: [
    "2026-03-09T22:59:50Z", "2026-03-09T22:59:50.000Z", "2026-03-09T23:59:50+01:00",
    "2026-03-09T23:59:50+0100",
  ])
  func `An instant is read in ISO 8601`(text: String) throws {
    let now = try LaunchOptions.reading(["--now", text]).storing.now
    #expect(now == Date(timeIntervalSince1970: 1_773_097_190))
  }

  @Test(arguments: [
    (["--colour", "red"], "Unknown option '--colour'"),
    (["-port", "9000"], "Unknown option '-port'"),
    (["habits.store"], "Unexpected argument 'habits.store'"),
    (["--port", "many"], "The value 'many' is invalid for '--port <n>'"),
    (["--port", "65536"], "The port 65536 is not from 0 to 65535."),
    (["--port"], "Missing value for '--port <n>'"),
    (["--host", ""], "The host is empty."),
    (["--host", "example.org"], "The value 'example.org' is invalid for '--host <address>'"),
    (["--host", "[::1]"], "The value '[::1]' is invalid for '--host <address>'"),
    (["--host", "127.0.0"], "The value '127.0.0' is invalid for '--host <address>'"),
    (["--store", ""], "The store's file name is empty."),
    (["--now", "yesterday"], "Write an instant as 2026-03-09T23:59:50Z."),
    (["--time-zone", "Mars/Olympus"], "Write a time zone as Europe/Berlin."),
    (["--language", "German"], "Write a language as pt-BR."),
    (["--sample", "0"], "The sample of 0 habits is not from 1 to 10000."),
    (["--sample", "-3"], "Missing value for '--sample <n>'"),
    (["--sample", "3", "--store", "a"], "--store can't be used with --in-memory or --sample."),
    (["--in-memory", "--store", "a"], "--store can't be used with --in-memory or --sample."),
  ])
  func `An invalid argument is explained in one line`(arguments: [String], message: String) throws {
    let failure = try LaunchOptions.failure(arguments)
    #expect(failure.exitCode == 64)
    #expect(failure.message.contains(message), "\(failure.message)")
    #expect(!failure.message.contains("\n"))
  }

  @Test(arguments: ["127.0.0.1", "0.0.0.0", "::1", "::", "FE80::1", "localhost"])
  func `The host is a numeric address or localhost`(host: String) throws {
    #expect(try LaunchOptions.reading(["--host", host]).host == host)
  }

  @Test(arguments: [
    (["-NSDoubleLocalizedStrings", "YES", "--port", "1"], ["--port", "1"]),
    (["--in-memory", "-AppleLanguages", "(de)", "-ApplePersistenceIgnoreState"], ["--in-memory"]),
    (["-UIPreferredContentSizeCategoryName", "-NSQuitAlwaysKeepsWindows", "NO"], []),
    (["-com.apple.CoreData.SQLDebug", "1", "--no-open"], ["--no-open"]),
    // Misspelled options are kept, so that they are refused.
    (["-port", "9000", "-in-memory"], ["-port", "9000", "-in-memory"]),
    (["--sample", "-3"], ["--sample", "-3"]),
    (["-h"], ["-h"]),
    (["-", "--", "x"], ["-", "--", "x"]),
    ([], []),
  ])
  func `Arguments for user defaults are dropped`(arguments: [String], own: [String]) {
    #expect(LaunchArguments.own(of: arguments) == own)
  }

  // MARK: Settings and files of a store

  @MainActor @Test func `A store on disk uses the user's settings`() throws {
    #expect(try LaunchOptions.reading([]).launch.settings === UserDefaults.standard)
    #expect(try LaunchOptions.reading(["--store", "a"]).launch.settings === UserDefaults.standard)
  }

  @MainActor @Test(arguments: [["--in-memory"], ["--sample", "3"]])
  func `A store in memory has separate empty settings`(_ arguments: [String]) throws {
    let key = "listStyle-\(UUID())"
    let settings = try LaunchOptions.reading(arguments).launch.settings
    settings.set("rows", forKey: key)
    // On Linux the value would stay in a file.
    defer { settings.removeObject(forKey: key) }
    #expect(UserDefaults.standard.object(forKey: key) == nil)
    #expect(try LaunchOptions.reading(arguments).launch.settings.object(forKey: key) == nil)
  }

  private func file(_ arguments: [String]) throws -> String? {
    try LaunchOptions.reading(arguments).launch.file("tokens.json")?.path(percentEncoded: false)
  }

  @Test func `Files of a named store are beside it`() throws {
    #expect(try file(["--store", "/tmp/Habits.store"]) == "/tmp/Habits.store-tokens.json")
  }

  @Test func `Files of the default store are in the user's data folder`() throws {
    #expect(try file([])?.hasSuffix("/HabitTracker/tokens.json") == true)
  }

  @Test(arguments: [["--in-memory"], ["--sample", "3"]])
  func `A store in memory has no files`(arguments: [String]) throws {
    #expect(try file(arguments) == nil)
  }
}

extension LaunchOptions {
  /// Returns the failure to read options.
  static func failure(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> LaunchFailure {
    try #require(throws: LaunchFailure.self) {
      try reading(arguments, environment: environment)
    }
  }
}
