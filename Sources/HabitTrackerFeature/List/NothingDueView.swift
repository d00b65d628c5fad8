import Foundation
import SwiftUI

/// What is shown where what is due is shown alone, and nothing is.
struct NothingDueView: View {
  /// How many habits are not shown.
  let hidden: Int
  @Binding var isDueAlone: Bool

  var body: some View {
    ScreenMessage(
      icon: "checkmark.circle",
      title: "Nothing is due today.",
      description: hidden == 1
        ? "1 habit rests until another day."
        : "\(hidden) habits rest until another day."
    ) {
      Button {
        isDueAlone = false
      } label: {
        Text("Show All Habits")
          .frame(minHeight: Metrics.touchTarget)
      }
    }
    .background(.screenBackground)
  }
}

#Preview("Populated", traits: .sample) {
  NothingDueView(hidden: 3, isDueAlone: .constant(true))
}
