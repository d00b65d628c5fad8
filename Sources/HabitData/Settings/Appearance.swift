import Foundation
import HabitEngine

/// The color scheme of the app. The raw value is stored.
package enum Appearance: String, CaseIterable, Identifiable {
  case dark, light
  /// The scheme of the device.
  case system

  package var id: Self { self }

  package var title: LocalizedStringResource {
    switch self {
    case .dark: LocalizedStringResource("Dark", comment: "The dark appearance.")
    case .light: LocalizedStringResource("Light", comment: "The light appearance.")
    case .system: LocalizedStringResource("System", comment: "The appearance of the device.")
    }
  }
}
