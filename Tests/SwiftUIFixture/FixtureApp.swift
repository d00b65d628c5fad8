import SwiftUI

/// Shows the controls whose scripts the browser tests try.
@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup { ControlsView() }
  }
}
