import HabitData
import Observation
import SwiftUI

/// How the app looks, in all its windows.
@Observable @MainActor
final class ThemeService {
  private(set) var appearance: Appearance

  init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// What the windows ask for, or nil where they leave that to the device.
  var colorScheme: ColorScheme? { appearance.colorScheme }

  /// Takes another appearance.
  func setAppearance(_ appearance: Appearance) {
    guard appearance != self.appearance else { return }
    self.appearance = appearance
  }
}

extension Appearance {
  /// What the app asks for, or nil where it leaves that to the device.
  var colorScheme: ColorScheme? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .system: nil
    }
  }
}
