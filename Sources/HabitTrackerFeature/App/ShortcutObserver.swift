import HabitIntents
import SwiftUI

extension View {
  /// Lets the phrases of shortcuts follow the names of the habits: the system learns them when a
  /// person comes and goes.
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
