import SwiftUI
import WidgetKit

extension View {
  /// Sets the background of a widget: a card on the home screen, and the system's background on the
  /// lock screen.
  func onWidget() -> some View {
    containerBackground(.cardBackground, for: .widget)
  }
}
