import Foundation
import SwiftUI

/// What the statistics show instead of figures.
struct StatisticsMessage: View {
  let icon: String
  let title: String
  let words: String

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: icon)
        .font(.system(size: 44, weight: .semibold))
        .foregroundStyle(.secondText)
        .accessibilityHidden(true)
      Text(title)
        .font(.headline)
        .foregroundStyle(.firstText)
        .accessibilityAddTraits(.isHeader)
      Text(words)
        .foregroundStyle(.secondText)
        .multilineTextAlignment(.center)
    }
    .padding(.vertical, 96)
    .padding(.horizontal, Metrics.screenEdge)
    .frame(maxWidth: .infinity)
  }
}

#Preview("Populated", traits: .sample) {
  StatisticsMessage(
    icon: "chart.line.uptrend.xyaxis",
    title: "No statistics yet",
    words: "Add a habit and check it off."
  )
}

#Preview("Empty", traits: .noHabits) {
  StatisticsMessage(icon: "chart.line.uptrend.xyaxis", title: "", words: "")
}

#Preview("Dark", traits: .darkSample) {
  StatisticsMessage(
    icon: "chart.line.uptrend.xyaxis",
    title: "No statistics yet",
    words: "Add a habit and check it off."
  )
}
