import HabitData
import SwiftUI

/// A habit's color, adapted to its role and to the color scheme.
package struct HabitTint: ShapeStyle {
  /// The part of the design that the color paints.
  package enum Role {
    /// A surface, in the unchanged color.
    case surface
    /// A symbol or a line: on light surfaces a slightly darker shade of pale colors.
    case mark
    /// Text that stays legible on a 12% tint of the habit's color.
    case text
  }

  let color: RGBColor
  var role = Role.surface
  var opacity = 1.0

  package init(_ color: HabitColor, _ role: Role = .surface, opacity: Double = 1) {
    self.color = color.shown
    self.role = role
    self.opacity = opacity
  }

  /// Near-black, for marks on a surface in a habit's color.
  package static let onColor = HabitTint(HabitColor("#0B0B0D"))

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let isLight = environment.colorScheme == .light
    let shown =
      switch role {
      case .surface: color
      case .mark: isLight ? color.visibleOnWhite : color
      case .text: color.legibleOnItself(over: .screenBackground, isLight: isLight)
      }
    return shown.resolved(opacity: opacity)
  }
}

extension RGBColor {
  /// The color, or its nearest shade with a contrast of at least 3:1 to white, which symbols and
  /// lines need (WCAG 2.2, 1.4.11).
  package var visibleOnWhite: RGBColor {
    shade(on: RGBColor(0xFFFFFF), contrast: 3)
  }

  /// Returns the color, or its nearest shade with a contrast of at least 4.5:1 to the color's 12%
  /// tint over `background`.
  package func legibleOnItself(over background: ThemeColor, isLight: Bool) -> RGBColor {
    // Text needs this contrast (WCAG 2.2, 1.4.3).
    shade(
      on: mixed(with: isLight ? background.light : background.dark, share: 0.12),
      contrast: 4.5
    )
  }

  /// Returns the color, or its nearest shade with at least this contrast to a background: darker on
  /// light backgrounds, lighter on dark backgrounds.
  private func shade(on ground: RGBColor, contrast: Double) -> RGBColor {
    let end = ground.luminance > 0.5 ? RGBColor(0) : RGBColor(0xFFFFFF)
    let shades = stride(from: 1.0, through: 0, by: -0.02).lazy
      .map { self.mixed(with: end, share: $0) }
    return shades.first { $0.contrast(with: ground) >= contrast } ?? end
  }
}
