/// A habit's colour as it is stored: a key of the palette, `#RRGGBB`, or something of a later version
/// that is kept as it is and shown as blue.
package struct HabitColor: Hashable, Sendable {
  /// The text that is stored.
  let key: String
  /// What is shown, one of the palette or a colour of its own.
  package let shown: RGBColor
  /// The name that a screen reader speaks.
  let name: String

  /// Reads a stored text.
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
