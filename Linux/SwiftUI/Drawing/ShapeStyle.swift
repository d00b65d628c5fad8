/// A color, or something else that fills a shape or a text.
public protocol ShapeStyle: Sendable {
  /// The type of style that this one turns into in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// Turns into another style, as the environment asks.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension Never: ShapeStyle {
  /// Nothing has the type `Never`.
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Never called: such a style is painted as it is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is painted as it is")
  }
}

/// A style that this module paints itself.
protocol PaintedStyle: ShapeStyle where Resolved == Never {
  func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// What the style is in light and in dark, in an environment.
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
