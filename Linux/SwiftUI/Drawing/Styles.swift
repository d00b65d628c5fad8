/// One of the ranks of the foreground style: the first is the style itself, each further one less
/// prominent.
public struct HierarchicalShapeStyle: PaintedStyle {
  /// The style is painted as it is.
  public typealias Resolved = Never

  let rank: Int

  /// The first rank.
  public static let primary = HierarchicalShapeStyle(rank: 0)
  /// The second rank.
  public static let secondary = HierarchicalShapeStyle(rank: 1)
  /// The third rank.
  public static let tertiary = HierarchicalShapeStyle(rank: 2)
  /// The fourth rank.
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
  /// The style is painted as it is.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint {
    guard let tint = environment.tint else { return Color.accentColor.paint }
    var outer = environment
    // A tint that refers to the tint must not find itself.
    outer.tint = nil
    return tint.paint(in: outer)
  }
}

/// The foreground style of the environment.
public struct ForegroundStyle: PaintedStyle {
  /// The style is painted as it is.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.map(environment.painted) ?? Color.primary.paint
  }
}

/// The ground of the screen.
public struct BackgroundStyle: PaintedStyle {
  /// The style is painted as it is.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { Color.ground.paint }
}

/// A style whose type is erased.
public struct AnyShapeStyle: PaintedStyle {
  /// The style is painted as it is.
  public typealias Resolved = Never

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
  /// Less prominent than the foreground style.
  public static var secondary: HierarchicalShapeStyle { .init(rank: 1) }
  /// Still less prominent.
  public static var tertiary: HierarchicalShapeStyle { .init(rank: 2) }
  /// The least prominent.
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
  /// The ground of the screen.
  public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// Nothing.
  public static var clear: Color { .clear }
}
