import Foundation
@testable import SwiftUI
import TestSupport
import Testing
@testable import WebElements

@testable import HabitData
@testable import HabitTrackerFeature

/// A QR code's link opens the app and fills in the sync sheet.
@MainActor @Suite struct SyncLinkTests {
  private let session = PreviewHistory.none.session

  /// A window without a browser.
  @MainActor private final class Window {
    private let graph = ViewGraph()
    private var output = Output()

    init(_ session: AppSession) {
      graph.show = { [weak self] output, _ in self?.output = output }
      let root = RootView(session: session, texts: .everywhere, access: nil)
      graph.setRoot(root, environment: EnvironmentValues())
      UpdateLoop.finish()
    }

    func open(_ link: AppLink) {
      UpdateLoop.run {
        for action in output.preferences.openURL { action(link.url) }
      }
    }

    /// The texts on the screens.
    var texts: [String] { output.elements.flatMap(\.all).map(\.joinedText) }

    /// The values of the sheets' fields by label.
    var fields: [String: String] {
      output.preferences.presentations.flatMap(\.element.all)
        .reduce(into: [:]) { fields, element in
          guard let label = element.value("aria-label") else { return }
          for case .value(let text) in element.properties { fields[label] = text }
        }
    }
  }

  @Test func `A sync link fills in the sheet for joining`() throws {
    let window = Window(session)
    let place = SyncPlace.webDAV(
      url: try #require(URL(string: "https://example.com/dav")),
      user: "me",
      password: "hidden"
    )
    let invitation = SyncInvitation(.preview, place)
    window.open(.sync(invitation))
    var fields = window.fields
    fields["Location"] = nil
    #expect(fields.removeValue(forKey: "Name")?.isEmpty == false)
    #expect(
      fields == [
        "Address": "https://example.com/dav", "User": "me", "Password": "",
        "Key": invitation.key.wordLine,
      ]
    )
    #expect(window.texts.contains("The Same Habits on Every Device"))
  }

  @Test func `After setup, a sync link shows the sync settings`() async throws {
    try await withTemporaryFolder { folder in
      let place = SyncPlace.folder(path: folder.path())
      let services = try #require(session.services)
      let key = try await services.sync.setUp(place, named: "Desk")
      let window = Window(session)
      window.open(.sync(SyncInvitation(key, place)))
      #expect(window.fields == [:])
      #expect(window.texts.contains("Stop Syncing"))
    }
  }
}
