import SwiftUI

/// A habit's colour as a surface or as a mark.
struct HabitTint: ShapeStyle {
  /// What is painted.
  enum Role {
    /// A surface: the colour itself.
    case surface
    /// A symbol, a line or a text: on light surfaces a darker shade of pale colours.
    case mark
  }

  let color: RGBColor
  var role = Role.surface
  var opacity = 1.0

  init(_ color: HabitColor, _ role: Role = .surface, opacity: Double = 1) {
    self.color = color.shown
    self.role = role
    self.opacity = opacity
  }

  /// Near-black, for a mark on a surface in a habit's colour.
  static let onColor = HabitTint(HabitColor("#0B0B0D"))

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let isShade = role == .mark && environment.colorScheme == .light
    return (isShade ? color.legibleOnWhite : color).resolved(opacity: opacity)
  }
}

extension RGBColor {
  /// The colour, or the lightest shade of it that has a contrast of 4.5 with white (WCAG 2.2, 1.4.3).
  var legibleOnWhite: RGBColor {
    let white = RGBColor(0xFFFFFF)
    let shades = stride(from: 1.0, through: 0, by: -0.02).lazy.map { self.darkened(to: $0) }
    return shades.first { $0.contrast(with: white) >= 4.5 } ?? RGBColor(0)
  }
}
