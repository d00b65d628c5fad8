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

/// A level of the foreground style. The first level is the style itself, and each further level is
/// less prominent.
public struct HierarchicalShapeStyle: PaintedStyle {
  let rank: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(rank: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(rank: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(rank: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(rank: 3)

  func paint(in environment: EnvironmentValues) -> Paint {
    guard let base = environment.foreground, !(base is HierarchicalShapeStyle) else {
      let labels: [Color] = [.primary, .secondary, .tertiaryLabel, .quaternaryLabel]
      return labels[rank].paint
    }
    return environment.painted(base).opacity([1, 0.6, 0.3, 0.18][rank])
  }
}

/// The tint of the environment.
public struct TintShapeStyle: PaintedStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint {
    guard let tint = environment.tint else { return Color.accentColor.paint }
    var outer = environment
    // A tint may be `.tint` itself, which would look itself up without end.
    outer.tint = nil
    return tint.paint(in: outer)
  }
}

/// The foreground style of the environment.
public struct ForegroundStyle: PaintedStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.map(environment.painted) ?? Color.primary.paint
  }
}

/// The background style of the screen.
public struct BackgroundStyle: PaintedStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { Color.ground.paint }
}

/// A type-erased style.
public struct AnyShapeStyle: PaintedStyle {
  let style: any ShapeStyle

  /// Wraps a style.
  public init<S>(_ style: S) where S: ShapeStyle {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  func paint(in environment: EnvironmentValues) -> Paint { style.painted(in: environment) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .init(rank: 0) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .init(rank: 1) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .init(rank: 2) }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .init(rank: 3) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the screen.
  public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == Color {
  /// The system red.
  public static var red: Color { .red }
  /// The system orange.
  public static var orange: Color { .orange }
  /// The system yellow.
  public static var yellow: Color { .yellow }
  /// The system green.
  public static var green: Color { .green }
  /// The system mint.
  public static var mint: Color { .mint }
  /// The system teal.
  public static var teal: Color { .teal }
  /// The system cyan.
  public static var cyan: Color { .cyan }
  /// The system blue.
  public static var blue: Color { .blue }
  /// The system indigo.
  public static var indigo: Color { .indigo }
  /// The system purple.
  public static var purple: Color { .purple }
  /// The system pink.
  public static var pink: Color { .pink }
  /// The system brown.
  public static var brown: Color { .brown }
  /// The system gray.
  public static var gray: Color { .gray }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// Fully transparent.
  public static var clear: Color { .clear }
}
