/// A pair of colors: one for light and one for dark appearance. The browser chooses between the
/// colors with `light-dark()`.
struct Paint: Hashable, Sendable {
  var light: Color.Resolved
  var dark: Color.Resolved

  init(light: Color.Resolved, dark: Color.Resolved) {
    self.light = light
    self.dark = dark
  }

  init(_ both: Color.Resolved) {
    self.init(light: both, dark: both)
  }

  var css: String {
    light == dark ? light.css : "light-dark(\(light.css),\(dark.css))"
  }

  var isOpaque: Bool { light.opacity == 1 && dark.opacity == 1 }

  func opacity(_ opacity: Double) -> Paint {
    var copy = self
    copy.light.opacity *= Float(opacity)
    copy.dark.opacity *= Float(opacity)
    return copy
  }
}

extension Color.Resolved {
  var css: String {
    let channels = [red, green, blue, opacity].map { channel in
      Int((min(max(channel, 0), 1) * 255).rounded())
    }
    let shown = channels[3] == 255 ? channels.prefix(3) : channels[...]
    let digits = shown.flatMap { [Self.digits[$0 / 16], Self.digits[$0 % 16]] }
    return "#" + String(decoding: digits, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)
}

extension EnvironmentValues {
  /// The color that replaces every color but not its opacity, or nil to keep the colors.
  @Entry var solidPaint: Paint?

  /// Replaces every color with the given one and keeps only the opacity.
  package mutating func paintSolid(_ color: Color.Resolved) { solidPaint = Paint(color) }
}

extension Paint {
  /// Returns the given color with this color's opacity, or this color if none is given.
  func replaced(by solid: Paint?) -> Paint {
    guard var solid else { return self }
    solid.light.opacity = light.opacity
    solid.dark.opacity = dark.opacity
    return solid
  }
}
