/// The ground of a widget on the lock screen.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
  /// Creates the ground.
  public init() {}

  /// A little lighter than what is behind it.
  public var body: some View { Color.white.opacity(0.14) }
}
