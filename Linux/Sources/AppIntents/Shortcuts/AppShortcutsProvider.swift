/// A result builder for shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
  /// Passes a shortcut through.
  public static func buildExpression(_ expression: AppShortcut) -> AppShortcut { expression }

  /// Combines several shortcuts.
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}

/// A provider of an app's shortcuts, at most ten.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// Notifies the system that the entities in phrases have changed. Has no effect on Linux, which
  /// has no voice control.
  public static func updateAppShortcutParameters() {}
}
