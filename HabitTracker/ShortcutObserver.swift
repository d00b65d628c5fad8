import SwiftUI

extension View {
  /// Keeps the habit names in App Shortcuts phrases current. The system rereads the names when the
  /// app becomes active and when it leaves the foreground.
  func shortcutsFollowHabits() -> some View {
    modifier(ShortcutObserver())
  }
}

private struct ShortcutObserver: ViewModifier {
  @Environment(\.scenePhase) private var phase

  func body(content: Content) -> some View {
    content.onChange(of: phase, initial: true) { HabitShortcuts.updateAppShortcutParameters() }
  }
}
