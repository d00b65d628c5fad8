import SwiftUI

/// A modifier that keeps the habit names in App Shortcuts phrases current. The system rereads the
/// names when the app becomes active and when it leaves the foreground.
struct ShortcutObserver: ViewModifier {
  @Environment(\.scenePhase) private var phase

  func body(content: Content) -> some View {
    content.onChange(of: phase, initial: true) { HabitShortcuts.updateAppShortcutParameters() }
  }
}
