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
