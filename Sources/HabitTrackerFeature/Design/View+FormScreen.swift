import HabitDesign
import SwiftUI

extension View {
  /// Gives a form or a list the app's background and a small title.
  func formScreen(_ title: LocalizedStringKey) -> some View {
    scrollContentBackground(.hidden)
      .background(.screenBackground)
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
  }
}
