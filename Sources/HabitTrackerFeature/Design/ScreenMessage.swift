import Foundation
import SwiftUI

/// What a screen says where it has nothing else to show.
struct ScreenMessage: View {
  let icon: String
  let title: String
  var words: String?

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: icon)
        .font(.system(size: 44, weight: .semibold))
        .foregroundStyle(.secondText)
        .accessibilityHidden(true)
      Text(title)
        .font(.headline)
        .foregroundStyle(.firstText)
        .multilineTextAlignment(.center)
        .accessibilityAddTraits(.isHeader)
      if let words {
        Text(words)
          .foregroundStyle(.secondText)
          .multilineTextAlignment(.center)
      }
    }
    .padding(.vertical, 96)
    .padding(.horizontal, Metrics.screenEdge)
    .frame(maxWidth: .infinity)
  }
}

#Preview("Populated", traits: .sample) {
  ScreenMessage(
    icon: "chart.line.uptrend.xyaxis",
    title: "No statistics yet",
    words: "Add a habit and check it off."
  )
}

#Preview("Empty", traits: .noHabits) {
  ScreenMessage(icon: "chart.line.uptrend.xyaxis", title: "No statistics yet")
}

#Preview("Dark", traits: .darkSample) {
  ScreenMessage(
    icon: "chart.line.uptrend.xyaxis",
    title: "No statistics yet",
    words: "Add a habit and check it off."
  )
}
