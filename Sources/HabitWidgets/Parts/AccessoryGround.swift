import SwiftUI
import WidgetKit

extension View {
  /// Lays a widget on its ground: a card's on the home screen, on the lock screen the system's.
  func onWidget() -> some View {
    containerBackground(.cardBackground, for: .widget)
  }
}
