import Foundation
import HabitData
import Testing

@testable import HabitLaunch

/// Where the files are that belong to a store.
struct StoreFilesTests {
  private func file(_ arguments: [String]) throws -> String? {
    try LaunchOptions.reading(arguments).launch.file("tokens.json")?.path(percentEncoded: false)
  }

  @Test func besideAStoreThatWasNamed() throws {
    #expect(try file(["--store", "/tmp/Habits.store"]) == "/tmp/Habits.store-tokens.json")
  }

  @Test func withoutAStoreInTheUsersDataFolder() throws {
    #expect(try file([])?.hasSuffix("/HabitTracker/tokens.json") == true)
  }

  @Test(arguments: [["--in-memory"], ["--sample", "3"]])
  func nowhereInMemory(arguments: [String]) throws {
    #expect(try file(arguments) == nil)
  }
}
