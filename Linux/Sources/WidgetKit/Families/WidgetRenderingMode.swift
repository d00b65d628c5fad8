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
