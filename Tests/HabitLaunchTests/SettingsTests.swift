import Foundation
import Testing

@testable import HabitData
@testable import HabitLaunch

/// The storage of settings.
@MainActor @Suite struct SettingsTests {
  @Test func `A store on disk uses the user's settings`() throws {
    #expect(try LaunchOptions.reading([]).launch.settings === UserDefaults.standard)
    #expect(try LaunchOptions.reading(["--store", "a"]).launch.settings === UserDefaults.standard)
  }

  @Test(arguments: [["--in-memory"], ["--sample", "3"]])
  func `A store in memory has separate empty settings`(_ arguments: [String]) throws {
    let key = "listStyle-\(UUID())"
    let settings = try LaunchOptions.reading(arguments).launch.settings
    settings.set("rows", forKey: key)
    // On Linux the value would stay in a file.
    defer { settings.removeObject(forKey: key) }
    #expect(UserDefaults.standard.object(forKey: key) == nil)
    #expect(try LaunchOptions.reading(arguments).launch.settings.object(forKey: key) == nil)
  }
}
