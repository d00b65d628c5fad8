import Testing

@testable import HabitTrackerFeature

/// The sheet that sets up sync.
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
}
