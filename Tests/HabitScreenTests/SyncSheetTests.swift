import Foundation
import HabitSync
@testable import SwiftUI
import TestSupport
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

/// The sheets that set up sync and show its key, and links that open the app.
@MainActor @Suite struct SyncSheetTests {
  private let app: HabitApp

  init() throws { app = try HabitApp() }

  @Test func `A device's name shows its length near the limit and is refused beyond it`() {
    let window = app.window("/settings/sync")
    window.press("Set Up Sync")
    window.fill("Folder", "/home/me/Sync")
    window.fill("Name", String(repeating: "a", count: 80))
    #expect(window.shows("80 of 80 characters"))
    #expect(window.isEnabled("Set Up") == true)
    window.fill("Name", String(repeating: "a", count: 81))
    #expect(window.shows("81 of 80 characters. Shorten the text to save it."))
    #expect(window.isEnabled("Set Up") == false)
  }

  @Test func `An incomplete path or address is explained and not accepted`() {
    let window = app.window("/settings/sync")
    window.press("Set Up Sync")
    window.fill("Folder", "Sync")
    #expect(window.shows("Enter a full path. It begins with /."))
    #expect(window.isEnabled("Set Up") == false)
    window.fill("Folder", "/home/me/Sync")
    #expect(!window.mentions("Enter a full path."))
    #expect(window.isEnabled("Set Up") == true)
    window.fill("Location", "WebDAV")
    window.fill("Address", "example dav")
    #expect(window.shows("Enter an address such as https://example.com/dav/habits."))
    #expect(window.isEnabled("Set Up") == false)
    window.fill("Address", "https://example.com/dav")
    #expect(!window.mentions("Enter an address"))
  }

  @Test func `The key is shown only after a confirmation`() async throws {
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

  @Test func `A device without others says how to find them`() async throws {
    let services = try #require(app.session.services)
    try await withTemporaryFolder { folder in
      _ = try await services.sync.setUp(.folder(path: folder.path()), named: "Desk")
      let window = app.window("/settings/sync")
      #expect(window.mentions("No other device was found at this location."))
    }
  }

  // MARK: Links

  /// Opens a link in a new window, as the system does after a QR code was scanned.
  private func window(opening link: AppLink) -> ScreenWindow {
    let window = app.window()
    UpdateLoop.run {
      for action in window.page.graph.output.preferences.openURL { action(link.url) }
    }
    UpdateLoop.finish()
    return window
  }

  @Test func `A sync link fills in the sheet for joining`() throws {
    let place = SyncPlace.webDAV(
      url: try #require(URL(string: "https://example.com/dav")),
      user: "me",
      password: "hidden"
    )
    let invitation = SyncInvitation(.preview, place)
    let window = window(opening: .sync(invitation))
    #expect(window.value("Name")?.isEmpty == false)
    #expect(
      ["Address", "User", "Password", "Key"].map(window.value)
        == ["https://example.com/dav", "me", "", invitation.key.wordLine]
    )
    #expect(window.texts.contains("The Same Habits on Every Device"))
  }

  @Test func `After setup, a sync link shows the sync settings`() async throws {
    let services = try #require(app.session.services)
    try await withTemporaryFolder { folder in
      let place = SyncPlace.folder(path: folder.path())
      let key = try await services.sync.setUp(place, named: "Desk")
      let window = window(opening: .sync(SyncInvitation(key, place)))
      #expect(window.dialog == nil)
      #expect(window.texts.contains("Stop Syncing"))
    }
  }
}
