import SwiftUI

extension View {
  /// Keeps the habits' names in the phrases of App Shortcuts current: the system reads them again when
  /// the app becomes active and when it is left.
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
