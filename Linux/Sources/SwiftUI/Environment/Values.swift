import Foundation

extension EnvironmentValues {
  /// The appearance of the view: light or dark.
  ///
  /// On Linux, dark unless a view sets another value, because only the browser knows the
  /// appearance.
  @Entry public var colorScheme = ColorScheme.dark

  /// A Boolean value that indicates whether the view accepts user interaction.
  @Entry public var isEnabled = true

  /// The locale of the view's formatting, which also chooses the language of its texts.
  public var locale: Locale {
    get { localization.locale }
    set { localization = StringCatalog.current.localization(for: newValue) }
  }

  /// The texts of the locale's language.
  @Entry var localization = StringCatalog.current.localization(for: Locale(identifier: "en_US"))

  /// The direction in which the view's language is written.
  @Entry public var layoutDirection = LayoutDirection.leftToRight

  /// The calendar of the view's date calculations.
  @Entry public var calendar = Calendar(identifier: .gregorian)

  /// The time zone in which the view shows dates. On Linux, UTC unless a view sets another.
  @Entry public var timeZone = TimeZone.gmt

  /// A Boolean value that indicates whether the user prefers reduced motion.
  ///
  /// Always false on Linux, where the style sheet disables animations in browsers with that
  /// preference.
  public var accessibilityReduceMotion: Bool { false }

  /// The state of the window. On Linux, always active.
  @Entry public var scenePhase = ScenePhase.active
}

/// The direction in which a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// The appearance: light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The state of a window.
public enum ScenePhase: Comparable, Sendable {
  /// The window is not visible.
  case background
  /// The window is visible but not in use.
  case inactive
  /// The window is in use.
  case active
}
