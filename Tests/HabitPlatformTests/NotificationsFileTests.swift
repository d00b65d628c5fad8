import Foundation
import HabitLaunch
import Testing

@testable import HabitPlatform

/// Where notifications are kept on Linux.
struct NotificationsFileTests {
  private func file(_ arguments: [String]) throws -> String? {
    try Platform.notifications(of: LaunchOptions.reading(arguments))?
      .path(percentEncoded: false)
  }

  @Test func besideAStoreThatWasNamed() throws {
    #expect(try file(["--store", "/tmp/Habits.store"]) == "/tmp/Habits.store-notifications.json")
  }

  @Test func withoutAStoreInTheUsersDataFolder() throws {
    #expect(try file([])?.hasSuffix("/HabitTracker/notifications.json") == true)
  }

  @Test(arguments: [["--in-memory"], ["--sample", "3"]])
  func nowhereInMemory(arguments: [String]) throws {
    #expect(try file(arguments) == nil)
  }
}
