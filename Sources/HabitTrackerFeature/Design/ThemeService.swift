import HabitData
import Observation
import SwiftUI

/// The appearance of all windows.
@Observable @MainActor
final class ThemeService {
  private(set) var appearance: Appearance

  init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// The color scheme of the windows, or nil to follow the system.
  var colorScheme: ColorScheme? { appearance.colorScheme }

  func setAppearance(_ appearance: Appearance) {
    guard appearance != self.appearance else { return }
    self.appearance = appearance
  }
}

extension Appearance {
  /// The color scheme of the appearance, or nil to follow the system.
  var colorScheme: ColorScheme? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .system: nil
    }
  }
}
