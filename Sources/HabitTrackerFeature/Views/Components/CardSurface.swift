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
