import Foundation
import WebElements

extension ContainerBackgroundPlacement {
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement("widget")
}

extension View {
  /// Sets whether the view belongs to the accented content in modes with two colors. A view inside
  /// accented content stays accented.
  @MainActor @preconcurrency public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(AccentableModifier(isAccentable: accentable))
  }

  /// Sets the URL that opens on a tap outside the controls of the widget.
  @MainActor @preconcurrency public func widgetURL(_ url: URL?) -> some View {
    modifier(WidgetURLModifier(url: url))
  }
}

private struct AccentableModifier: PrimitiveModifier {
  let isAccentable: Bool

  func modify(_ environment: inout EnvironmentValues) {
    if isAccentable, environment.widgetRenderingMode == .accented {
      environment.paintSolid(.accent)
    }
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    guard isAccentable, node.environment.widgetRenderingMode == .accented else { return content }
    // The class gives the accent color to content that has no color of its own.
    return content.mapBoxes { node.wrap($0, class: "b accented") }
  }
}

private struct WidgetURLModifier: PrimitiveModifier {
  let url: URL?

  func render(_ content: Output, _ node: ViewNode) -> Output {
    var content = content
    content.preferences.widgetURL = url
    return content
  }
}

/// The background of a widget on the lock screen.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public init() {}

  /// A slightly lighter layer.
  public var body: some View { Color.white.opacity(0.14) }
}
