/// A color or another style that fills a shape or a text.
public protocol ShapeStyle: Sendable {
  /// The type of style that this style resolves to.
  associatedtype Resolved: ShapeStyle = Never
  /// Resolves to another style in an environment.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
  /// Never called, because the style is painted directly.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is painted directly")
  }
}

/// A style that this module paints itself.
protocol PaintedStyle: ShapeStyle where Resolved == Never {
  func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// Resolves the style for light and dark appearance.
  func painted(in environment: EnvironmentValues) -> Paint {
    if let style = self as? any PaintedStyle {
      return style.paint(in: environment).replaced(by: environment.solidPaint)
    }
    var light = environment
    light.colorScheme = .light
    var dark = environment
    dark.colorScheme = .dark
    return Paint(
      light: resolve(in: light).painted(in: light).light,
      dark: resolve(in: dark).painted(in: dark).dark
    )
  }
}
