import Foundation

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
        node.element(.div, class: "gx gy", style: style),
        greedy: [.horizontal, .vertical]
      )
    )
  }
}

extension Color {
  /// A concrete sRGB color, with channels from 0 to 1.
  public struct Resolved: Hashable, Sendable {
    /// The red channel.
    public var red: Float
    /// The green channel.
    public var green: Float
    /// The blue channel.
    public var blue: Float
    /// The opacity from 0 (invisible) to 1 (opaque).
    public var opacity: Float

    /// Creates a color from its channels.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      func encoded(_ channel: Float) -> Float {
        // The transfer function of sRGB, IEC 61966-2-1.
        channel <= 0.003_130_8
          ? channel * 12.92 : 1.055 * Float(pow(Double(channel), 1 / 2.4)) - 0.055
      }
      let isLinear = colorSpace == .sRGBLinear
      self.red = isLinear ? encoded(red) : red
      self.green = isLinear ? encoded(green) : green
      self.blue = isLinear ? encoded(blue) : blue
      self.opacity = opacity
    }

    /// Creates a color from a hexadecimal number such as `0xFF9F0A`.
    init(hex: UInt32) {
      self.init(
        red: Float(hex >> 16 & 255) / 255,
        green: Float(hex >> 8 & 255) / 255,
        blue: Float(hex & 255) / 255
      )
    }
  }
}

extension Color.Resolved: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint { Paint(self) }
}
