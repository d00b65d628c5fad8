@_spi(Host) import SwiftUI
import WebHost

/// An app with the controls that the browser tests operate.
@main
struct FixtureApp: App {
  /// Sets the port. The tests start the program as `SwiftUIFixture --no-open --port N`.
  init() {
    let port = CommandLine.arguments.last.flatMap(Int.init) ?? 0
    Hosting.current = Hosting(WebHost.self, address: "127.0.0.1", port: port, opensBrowser: false)
  }

  var body: some Scene {
    WindowGroup { ControlsView() }
  }
}
