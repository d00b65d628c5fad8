import SwiftUI

/// A figure, and what it is.
struct FigureLine: View {
  let figure: String
  let words: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(figure)
        .font(.title.bold().monospacedDigit())
        .foregroundStyle(.firstText)
      Text(words)
        .font(.subheadline)
        .foregroundStyle(.secondText)
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview("Populated", traits: .sample) {
  FigureLine(figure: "78%", words: "this week")
}

#Preview("Empty", traits: .noHabits) {
  FigureLine(figure: "0%", words: "")
}
