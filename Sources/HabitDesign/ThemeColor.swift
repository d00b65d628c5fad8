import HabitData
import SwiftUI

/// A color of the design in its dark and light variants.
package struct ThemeColor: ShapeStyle, Hashable {
  let dark: RGBColor
  let light: RGBColor
  var darkOpacity = 1.0
  var lightOpacity = 1.0

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch environment.colorScheme {
    case .light: light.resolved(opacity: lightOpacity)
    default: dark.resolved(opacity: darkOpacity)
    }
  }

  /// Returns the same color with an opacity for each variant.
  package func faded(dark: Double, light: Double) -> ThemeColor {
    var copy = self
    copy.darkOpacity = dark
    copy.lightOpacity = light
    return copy
  }

  fileprivate init(_ dark: UInt32, _ light: UInt32) {
    self.dark = RGBColor(dark)
    self.light = RGBColor(light)
  }
}

extension ShapeStyle where Self == ThemeColor {
  package static var screenBackground: ThemeColor { ThemeColor(0x0B0B0D, 0xF2F2F7) }
  package static var cardBackground: ThemeColor { ThemeColor(0x161619, 0xFFFFFF) }
  /// The highlight along the edge of a card.
  package static var cardEdge: ThemeColor {
    ThemeColor(0xFFFFFF, 0xFFFFFF).faded(dark: 0.04, light: 0)
  }
  package static var fieldBackground: ThemeColor { ThemeColor(0x1C1C1F, 0xE4E4EA) }
  package static var controlBackground: ThemeColor { ThemeColor(0x2A2A2E, 0xE4E4EA) }
  package static var separatorLine: ThemeColor { ThemeColor(0x2C2C2F, 0xD8D8DE) }
  package static var firstText: ThemeColor { ThemeColor(0xF5F5F7, 0x111114) }
  package static var secondText: ThemeColor { ThemeColor(0x98989F, 0x6C6C73) }
  /// The accent color. Its light variant is darker than the system's, because text-only buttons use
  /// it.
  package static var accent: ThemeColor { ThemeColor(0x5AC8FA, 0x0062CC) }
  /// The tint of rings and bars, which need less contrast than text.
  package static var accentFill: ThemeColor { ThemeColor(0x5AC8FA, 0x007AFF) }
  /// The color of warnings and error messages.
  package static var warning: ThemeColor { ThemeColor(0xFF6961, 0xC8000F) }
  // Light variants are dark enough to be legible on their own 13% tint.
  package static var noStreak: ThemeColor { ThemeColor(0x98989F, 0x5C5C63) }
  package static var streak: ThemeColor { ThemeColor(0xFF9F0A, 0x984F00) }
  package static var longStreak: ThemeColor { ThemeColor(0xFFCC33, 0x805900) }
}

extension RGBColor {
  /// Returns the color in SwiftUI's form.
  package func resolved(opacity: Double) -> Color.Resolved {
    Color.Resolved(
      colorSpace: .sRGB,
      red: Float(red) / 255,
      green: Float(green) / 255,
      blue: Float(blue) / 255,
      opacity: Float(opacity)
    )
  }
}
