import Foundation
import SwiftUI

/// The progress bar of an import.
struct ImportProgressView: View {
  let title: LocalizedStringKey
  /// The completed fraction, from 0 to 1, or nil if it is unknown.
  let share: Double?

  var body: some View {
    VStack {
      if let share {
        ProgressView(value: share) { label }
      } else {
        ProgressView { label }
      }
    }
    .frame(maxWidth: 360)
    .padding(Metrics.screenEdge)
  }

  private var label: some View {
    Text(title)
      .foregroundStyle(.firstText)
      .lineLimit(2)
  }
}

#Preview("Populated", traits: .sample) {
  ImportProgressView(title: "Reading Habits.json", share: 0.4)
}
