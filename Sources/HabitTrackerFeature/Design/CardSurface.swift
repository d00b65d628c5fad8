import SwiftUI

/// The background of a card, with a border and a shadow.
struct CardSurface: View {
  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Metrics.cardRadius)
    shape.fill(.cardBackground)
      .shadow(color: .black.opacity(0.08), radius: 9, y: 6)
      .overlay { shape.strokeBorder(.cardEdge, lineWidth: 1) }
  }
}

extension View {
  /// Places the view on a card of full width, aligned to the top of a taller card.
  func onCard() -> some View {
    padding(Metrics.cardPadding)
      .frame(maxWidth: .infinity, alignment: .top)
      .background { CardSurface() }
  }
}

#Preview("Populated", traits: .sample) {
  Text("On a card").onCard()
}
