/// The color scheme of the app. The raw value is stored.
package enum Appearance: String, CaseIterable, Identifiable {
  case dark, light
  /// The scheme of the device.
  case system

  package var id: Self { self }

  package var title: String {
    switch self {
    case .dark: "Dark"
    case .light: "Light"
    case .system: "System"
    }
  }
}
