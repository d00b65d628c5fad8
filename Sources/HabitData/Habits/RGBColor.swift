import Foundation

/// An sRGB color with 8 bits per component.
package struct RGBColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  /// Creates a color.
  ///
  /// - Parameter number: Red, green, and blue as 0xRRGGBB.
  package init(_ number: UInt32) {
    red = UInt8(truncatingIfNeeded: number >> 16)
    green = UInt8(truncatingIfNeeded: number >> 8)
    blue = UInt8(truncatingIfNeeded: number)
  }

  /// Reads `#RRGGBB`. Returns nil for any other text.
  init?(hex: String) {
    let digits = hex.utf8.dropFirst()
    guard hex.first == "#", digits.count == 6, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let number = UInt32(String(hex.dropFirst()), radix: 16)
    else { return nil }
    self.init(number)
  }

  /// The color as `#RRGGBB`.
  var hex: String { String(format: "#%02X%02X%02X", red, green, blue) }

  /// Returns the visual difference between two colors. Hue counts more than lightness, because
  /// other trackers have darker palettes than this app.
  func distance(to other: RGBColor) -> Double {
    let (one, two) = (oklab, other.oklab)
    let lightness = 0.35 * (one.lightness - two.lightness)
    let (a, b) = (one.a - two.a, one.b - two.b)
    return lightness * lightness + a * a + b * b
  }

  /// The relative luminance, 0 to 1 (WCAG 2.2).
  package var luminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio with another color, 1 to 21 (WCAG 2.2).
  package func contrast(with other: RGBColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Returns a mix with another color. A share of 1 returns this color, 0 the other.
  package func mixed(with other: RGBColor, share: Double) -> RGBColor {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((Double(one) * share + Double(two) * (1 - share)).rounded())
    }
    var copy = self
    copy.red = mix(red, other.red)
    copy.green = mix(green, other.green)
    copy.blue = mix(blue, other.blue)
    return copy
  }

  /// The color in Björn Ottosson's Oklab, in which distances match visual differences
  /// (bottosson.github.io/posts/oklab).
  private var oklab: (lightness: Double, a: Double, b: Double) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let long = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let medium = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let short = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    )
  }

  /// Returns the linear intensity of a component, 0 to 1.
  private func linear(_ byte: UInt8) -> Double { Self.linear[Int(byte)] }

  /// The linear intensities of all bytes, computed once because each tap looks for a legible shade
  /// of a color.
  private static let linear = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
