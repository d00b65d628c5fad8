/// The size and location of a widget.
public enum WidgetFamily: Int, CaseIterable, CustomStringConvertible, Sendable {
  /// A square on the home screen.
  case systemSmall
  /// A rectangle of two squares side by side.
  case systemMedium
  /// A square of two by two small widgets.
  case systemLarge
  /// A circle on the lock screen.
  case accessoryCircular
  /// A rectangle on the lock screen.
  case accessoryRectangular
  /// The line above the clock of the lock screen.
  case accessoryInline

  /// The case's name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

extension WidgetFamily {
  /// Creates a family from its name, or returns nil if no family has the name.
  package init?(_ description: String) {
    guard let family = Self.allCases.first(where: { $0.description == description }) else {
      return nil
    }
    self = family
  }

  /// The size in points: the size that iOS uses on a screen of 393 by 852 points.
  package var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  /// True for families on the lock screen.
  package var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge: false
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    }
  }
}

/// The color rendering of a widget.
public struct WidgetRenderingMode: Equatable, CustomStringConvertible, Sendable {
  /// The mode's name.
  public let description: String

  /// Full color.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two colors: one for accented content and one for the rest. Only the opacity of the original
  /// color is used.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Shades of a single color, as on the lock screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")

  private init(description: String) { self.description = description }
}

extension WidgetRenderingMode {
  /// Creates a mode from its name, or returns nil if no mode has the name.
  package init?(_ description: String) {
    guard
      let mode = [Self.fullColor, .accented, .vibrant].first(where: {
        $0.description == description
      })
    else { return nil }
    self = mode
  }
}

extension EnvironmentValues {
  /// The family of the widget.
  @Entry public internal(set) var widgetFamily = WidgetFamily.systemSmall

  /// The rendering mode of the widget.
  @Entry public internal(set) var widgetRenderingMode = WidgetRenderingMode.fullColor

  /// A Boolean value that indicates whether the widget's background is visible.
  @Entry public internal(set) var showsWidgetContainerBackground = true
}

extension EnvironmentValues {
  /// Creates the environment of a widget's views.
  package init(_ family: WidgetFamily, _ mode: WidgetRenderingMode) {
    self.init()
    widgetFamily = family
    widgetRenderingMode = mode
    showsWidgetContainerBackground = mode == .fullColor && !family.isAccessory
    if mode == .accented { paintSolid(.plain) }
  }
}

extension Color.Resolved {
  /// The color of content that is not accented, in the accented mode.
  static let plain = Color.Resolved(red: 1, green: 1, blue: 1)
  /// The color of accented content. On iOS the user selects it.
  static let accent = Color.Resolved(red: 0.39, green: 0.82, blue: 1)
}
