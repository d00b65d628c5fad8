import Foundation
import Testing

@testable import HabitTrackerFeature

/// Where settings are kept.
@MainActor @Suite struct SettingsTests {
  @Test func aStoreOnDiskGoesWithTheUsersSettings() throws {
    #expect(try LaunchOptions.reading([]).settings === UserDefaults.standard)
    #expect(try LaunchOptions.reading(["--store", "a"]).settings === UserDefaults.standard)
  }

  @Test(arguments: [["--in-memory"], ["--sample", "3"]])
  func aRunThatKeepsNothingHasEmptySettingsOfItsOwn(_ arguments: [String]) throws {
    let key = "listStyle-\(UUID())"
    let settings = try LaunchOptions.reading(arguments).settings
    settings.set("rows", forKey: key)
    // On Linux it would stay in a file.
    defer { settings.removeObject(forKey: key) }
    #expect(UserDefaults.standard.object(forKey: key) == nil)
    #expect(try LaunchOptions.reading(arguments).settings.object(forKey: key) == nil)
  }
}
