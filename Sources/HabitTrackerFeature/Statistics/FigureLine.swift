import SwiftUI

/// A figure with its label.
struct FigureLine: View {
  let figure: String
  let label: Text

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(figure)
        .font(.title.bold().monospacedDigit())
        .foregroundStyle(.firstText)
      label
        .font(.subheadline)
        .foregroundStyle(.secondText)
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview("Populated", traits: .sample) {
  FigureLine(figure: "78%", label: Text("this week"))
}
