import Foundation

private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.dark }
private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}
private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
  /// Whether the view is shown light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether the view answers to the user.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The language and conventions by which the view formats.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar by which the view reckons.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which the view shows instants.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether the user asked for reduced motion. It is `false` on Linux, where the style sheet stills
  /// all motion in the browsers that ask for it.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether the window is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// Whether a window is in use.
public enum ScenePhase: Comparable, Sendable {
  /// Not shown.
  case background
  /// Shown, but not in use.
  case inactive
  /// In use.
  case active
}
