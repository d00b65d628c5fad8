import Foundation
import SwiftUI

/// How an import ended.
struct ImportMessage: View {
  let icon: String
  let title: String
  var words: String?

  var body: some View {
    ScrollView {
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
}

#Preview("Populated", traits: .sample) {
  ImportMessage(
    icon: "checkmark.circle.fill",
    title: "Added 3 habits",
    words: "Skipped 12 days that are here."
  )
}

#Preview("Empty", traits: .noHabits) {
  ImportMessage(icon: "checkmark.circle.fill", title: "Nothing was missing")
}

#Preview("Dark", traits: .darkSample) {
  ImportMessage(
    icon: "checkmark.circle.fill",
    title: "Added 3 habits",
    words: "Skipped 12 days that are here."
  )
}
