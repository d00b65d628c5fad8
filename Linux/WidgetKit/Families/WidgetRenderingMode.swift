/// What a widget is painted with.
public struct WidgetRenderingMode: Equatable, CustomStringConvertible, Sendable {
  /// The mode's name.
  public let description: String

  /// All colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two colours of the person's: one for what is accented, one for all else. What is painted counts by
  /// its opacity alone.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Shades of one colour, as on the lock screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")

  private init(description: String) { self.description = description }
}

extension WidgetRenderingMode {
  /// The mode of a name.
  package init?(_ description: String) {
    guard
      let mode = [Self.fullColor, .accented, .vibrant].first(where: {
        $0.description == description
      })
    else { return nil }
    self = mode
  }
}
