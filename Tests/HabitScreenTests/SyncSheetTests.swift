import Foundation
import HabitSync
import TestSupport
import Testing

@testable import HabitTrackerFeature

/// The sheets that set up sync and show its key.
@MainActor @Suite struct SyncSheetTests {
  @Test func `A device's name shows its length near the limit and is refused beyond it`() throws {
    let window = try HabitApp().window("/settings/sync")
    window.press("Set Up Sync")
    window.fill("Folder", "/home/me/Sync")
    window.fill("Name", String(repeating: "a", count: 80))
    #expect(window.shows("80 of 80 characters"))
    #expect(window.isEnabled("Set Up") == true)
    window.fill("Name", String(repeating: "a", count: 81))
    #expect(window.shows("81 of 80 characters. Shorten the text to save it."))
    #expect(window.isEnabled("Set Up") == false)
  }

  @Test func `The key is shown only after a confirmation`() async throws {
    let app = try HabitApp()
    let services = try #require(app.session.services)
    try await withTemporaryFolder { folder in
      let key = try await services.sync.setUp(.folder(path: folder.path()), named: "Desk")
      let word = try #require(key.wordLine.split(separator: " ").first)
      let window = app.window("/settings/sync")
      window.press("Show Key")
      #expect(window.dialog == "Show the key?")
      #expect(!window.mentions(String(word)))
      window.escape()
      #expect(window.dialog == nil)
      window.press("Show Key")
      window.press("Show Key")
      #expect(window.dialog == "Your Key")
      #expect(window.mentions(String(word)))
    }
  }
}
