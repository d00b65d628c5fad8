import Foundation
import HabitData
import Testing

@testable import HabitLaunch

/// The locations of files that belong to a store.
struct StoreFilesTests {
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
