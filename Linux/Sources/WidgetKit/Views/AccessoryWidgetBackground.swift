/// The background of a widget on the lock screen.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public init() {}

  /// A slightly lighter layer.
  public var body: some View { Color.white.opacity(0.14) }
}
