import HabitData
import SwiftUI

extension Appearance {
  /// The color scheme of the appearance, or nil to follow the system.
  package var colorScheme: ColorScheme? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .system: nil
    }
  }
}
