import HabitData
import SwiftUI

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
