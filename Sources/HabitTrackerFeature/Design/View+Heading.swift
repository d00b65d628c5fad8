import SwiftUI

extension View {
  /// Makes a text the heading of a card or a section.
  func heading() -> some View {
    font(.headline)
      .foregroundStyle(.firstText)
      .accessibilityAddTraits(.isHeader)
  }
}
