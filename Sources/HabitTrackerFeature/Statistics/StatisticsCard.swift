import SwiftUI

/// A card with figures under a title.
struct StatisticsCard<Content: View>: View {
  let title: LocalizedStringKey
  /// A note on the scope of the figures, if their labels don't include it.
  var subtitle: Text?
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text(title)
          .heading()
        if let subtitle {
          subtitle
            .font(.subheadline)
            .foregroundStyle(.secondText)
        }
      }
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .onCard()
  }
}

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
  StatisticsCard(title: "Completion Rate", subtitle: Text("this week")) {
    FigureLine(figure: "78%", label: Text("average of all habits"))
  }
}
