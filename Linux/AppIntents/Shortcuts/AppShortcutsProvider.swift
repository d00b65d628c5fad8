/// Collects shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
  /// A shortcut.
  public static func buildExpression(_ expression: AppShortcut) -> AppShortcut { expression }

  /// All of them.
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}

/// The shortcuts of an app, at most ten.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// Tells the system that the things in phrases are others by now. Here no voice listens for them.
  public static func updateAppShortcutParameters() {}
}
