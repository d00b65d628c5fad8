import Foundation

private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.dark }
private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct LocaleKey: EnvironmentKey {
  static let defaultValue = StringCatalog.current.localization(for: Locale(identifier: "en_US"))
}
private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}
private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
  /// The appearance of the view: light or dark.
  ///
  /// On Linux, dark unless a view sets another value, because only the browser knows the
  /// appearance.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the view accepts user interaction.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The locale of the view's formatting, which also chooses the language of its texts.
  public var locale: Locale {
    get { localization.locale }
    set { localization = StringCatalog.current.localization(for: newValue) }
  }

  /// The texts of the locale's language.
  var localization: Localization {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The direction in which the view's language is written.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The calendar of the view's date calculations.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which the view shows dates. On Linux, UTC unless a view sets another.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the user prefers reduced motion.
  ///
  /// Always false on Linux, where the style sheet disables animations in browsers with that
  /// preference.
  public var accessibilityReduceMotion: Bool { false }

  /// The state of the window. On Linux, always active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
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
