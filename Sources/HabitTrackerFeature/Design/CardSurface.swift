import SwiftUI

/// What a card lies on: a surface that is lit from above.
struct CardSurface: View {
  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Metrics.cardRadius)
    shape.fill(.cardBackground)
      .shadow(color: .black.opacity(0.08), radius: 9, y: 6)
      .overlay { shape.strokeBorder(.cardEdge, lineWidth: 1) }
  }
}

extension View {
  /// Lays the view on a card as wide as there is room; at its top where the card is higher.
  func onCard() -> some View {
    padding(Metrics.cardPadding)
      .frame(maxWidth: .infinity, alignment: .top)
      .background { CardSurface() }
  }
}

#Preview("Populated", traits: .sample) {
  Text("On a card").onCard()
}

#Preview("Empty", traits: .noHabits) {
  CardSurface()
}
