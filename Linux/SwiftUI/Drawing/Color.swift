import Foundation

/// A color, which may differ between light and dark surroundings.
public struct Color: Hashable, Sendable {
  /// A space in which the channels of a color are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The color space of the web.
    case sRGB
    /// The color space of the web, its channels not yet corrected for the eye.
    case sRGBLinear
  }

  let paint: Paint

  init(_ paint: Paint) {
    self.paint = paint
  }

  /// Creates a color of its channels, each from 0 to 1.
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

  /// Creates a gray from black (0) to white (1).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color of hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(.sRGB, red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// Creates a color of one resolved before.
  public init(_ resolved: Color.Resolved) {
    self.init(Paint(resolved))
  }

  /// The same color, less opaque by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(paint.opacity(opacity))
  }

  /// The color as it is in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    environment.colorScheme == .dark ? paint.dark : paint.light
  }
}

extension Color: ShapeStyle {}

extension Color: CustomStringConvertible {
  /// The color as the web writes it.
  public var description: String { paint.css }
}

extension Color: PrimitiveView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) {}

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
