import Foundation
import WebElements

extension ContainerBackgroundPlacement {
  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement("widget")
}

extension View {
  /// Says whether the view is among what has the accent's colour where a widget has two colours. What is
  /// accented stays so, whatever is said of the views in it.
  @MainActor @preconcurrency public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(AccentableModifier(isAccentable: accentable))
  }

  /// Opens a URL where a tap on the widget hits none of its controls.
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
    // What is painted with no style of its own.
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
