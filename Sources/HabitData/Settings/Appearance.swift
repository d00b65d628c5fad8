/// Whether the app is light or dark. The raw value is what is remembered.
package enum Appearance: String, CaseIterable, Identifiable {
  case dark, light
  /// As the device has it.
  case system

  package var id: Self { self }

  /// The name to show.
  package var title: String {
    switch self {
    case .dark: "Dark"
    case .light: "Light"
    case .system: "System"
    }
  }
}
