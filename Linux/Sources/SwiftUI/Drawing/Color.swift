/// A color, which may differ between light and dark appearance.
public struct Color: Hashable, Sendable {
  /// The color space of a color's channels.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The sRGB color space.
    case sRGB
    /// The sRGB color space with linear (not gamma-corrected) channels.
    case sRGBLinear
  }

  let paint: Paint

  init(_ paint: Paint) {
    self.paint = paint
  }

  /// Creates a color from its channels, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      Color.Resolved(
        colorSpace: colorSpace,
        red: Float(red),
        green: Float(green),
        blue: Float(blue),
        opacity: Float(opacity)
      )
    )
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from a resolved color.
  public init(_ resolved: Color.Resolved) {
    self.init(Paint(resolved))
  }

  /// Returns the color with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(paint.opacity(opacity))
  }

  /// Resolves the color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    environment.colorScheme == .dark ? paint.dark : paint.light
  }
}

extension Color: ShapeStyle {}

extension Color: CustomStringConvertible {
  /// The color in CSS notation.
  public var description: String { paint.css }
}

extension Color: PrimitiveView {
  package func render(_ node: ViewNode) -> Output {
    let style = Style([("background", paint.css)])
    return Output(
      Box(
        node.element(.div, class: "gx gy", style: style, content: .children([])),
        greedy: [.horizontal, .vertical]
      )
    )
  }
}
