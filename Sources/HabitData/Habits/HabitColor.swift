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
