import Foundation
import SwiftUI

/// The message if only due habits are shown and none is due.
struct NothingDueView: View {
  /// The number of hidden habits.
  let hidden: Int
  @Binding var isDueAlone: Bool

  var body: some View {
    ScreenMessage(
      icon: "checkmark.circle",
      title: Text("Nothing is due today."),
      description: Text("\(hidden) habits are due on another day.")
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
