import Foundation

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
