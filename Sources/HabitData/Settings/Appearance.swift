import SwiftUI

/// Whether the app is light or dark. The raw value is what is remembered.
enum Appearance: String, CaseIterable, Identifiable {
  case dark, light
  /// As the device has it.
  case system

  var id: Self { self }

  /// The name to show.
  var title: String {
    switch self {
    case .dark: "Dark"
    case .light: "Light"
    case .system: "System"
    }
  }

  /// What the app asks for, or nil where it leaves that to the device.
  var colorScheme: ColorScheme? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .system: nil
    }
  }
}
