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

#Preview("Populated", traits: .sample) {
  StatisticsCard(title: "Completion Rate", subtitle: Text("this week")) { Text("78%") }
}
