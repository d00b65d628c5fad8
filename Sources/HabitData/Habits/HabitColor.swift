import Foundation

/// A stored color: a key of the palette, `#RRGGBB`, or an unknown value, which is kept and shown as
/// blue.
package struct HabitColor: Hashable, Sendable {
  /// The stored text.
  let key: String
  /// The color to show, from the palette or custom.
  package let shown: RGBColor
  /// The name for screen readers.
  let name: String

  /// Creates a color from its stored text.
  package init(_ key: String) {
    self.key = key
    if let preset = HabitColorPreset(rawValue: key) {
      shown = preset.color
      name = preset.name
    } else if let color = RGBColor(hex: key) {
      shown = color
      name = color.hex
    } else {
      shown = HabitColorPreset.blue.color
      name = HabitColorPreset.blue.name
    }
  }

  package init(_ preset: HabitColorPreset) {
    self.init(preset.rawValue)
  }
}

/// The palette of fifteen colors in three rows. The raw value is stored.
package enum HabitColorPreset: String, CaseIterable, Codable, Hashable, Identifiable {
  case coralRed = "coral-red"
  case orange, yellow
  case lightYellow = "light-yellow"
  case lime, green, teal
  case cyan, blue, indigo, purple, magenta, pink
  case gray
  case lightGray = "light-gray"

  /// A row of the palette.
  package enum Row: CaseIterable, Identifiable {
    case warm, cool, neutral

    package var id: Self { self }

    /// The name for screen readers.
    package var name: String {
      switch self {
      case .warm: String(localized: "Warm")
      case .cool: String(localized: "Cool")
      case .neutral: String(localized: "Neutral")
      }
    }

    package var presets: [HabitColorPreset] {
      switch self {
      case .warm: [.coralRed, .orange, .yellow, .lightYellow, .lime, .green, .teal]
      case .cool: [.cyan, .blue, .indigo, .purple, .magenta, .pink]
      case .neutral: [.gray, .lightGray]
      }
    }
  }

  package var id: Self { self }

  package var name: String {
    switch self {
    case .coralRed: String(localized: "Coral Red")
    case .lightYellow: String(localized: "Light Yellow")
    case .lightGray: String(localized: "Light Gray")
    case .orange: String(localized: "Orange")
    case .yellow: String(localized: "Yellow")
    case .lime: String(localized: "Lime")
    case .green: String(localized: "Green")
    case .teal: String(localized: "Teal")
    case .cyan: String(localized: "Cyan")
    case .blue: String(localized: "Blue")
    case .indigo: String(localized: "Indigo")
    case .purple: String(localized: "Purple")
    case .magenta: String(localized: "Magenta")
    case .pink: String(localized: "Pink")
    case .gray: String(localized: "Gray")
    }
  }

  var color: RGBColor {
    switch self {
    case .coralRed: RGBColor(0xFF6B6B)
    case .orange: RGBColor(0xFF9F0A)
    case .yellow: RGBColor(0xFFD60A)
    case .lightYellow: RGBColor(0xFFE98A)
    case .lime: RGBColor(0xB4E33D)
    case .green: RGBColor(0x30D158)
    case .teal: RGBColor(0x3CCFBF)
    case .cyan: RGBColor(0x5AC8FA)
    case .blue: RGBColor(0x0A84FF)
    case .indigo: RGBColor(0x6E6CF0)
    case .purple: RGBColor(0xBF5AF2)
    case .magenta: RGBColor(0xE455C8)
    case .pink: RGBColor(0xFF7EB0)
    case .gray: RGBColor(0x8E8E93)
    case .lightGray: RGBColor(0xC7C7CC)
    }
  }

  /// Returns the preset that is most similar to a color.
  static func nearest(to color: RGBColor) -> HabitColorPreset {
    let distances = allCases.map { ($0, $0.color.distance(to: color)) }
    return distances.min { $0.1 < $1.1 }?.0 ?? .blue
  }
}
