import Foundation
import HabitData
import SwiftUI

/// The message if no habit matches the filter.
struct NoMatchesView: View {
  @Binding var filter: HabitFilter
  /// The chosen category, or nil for all.
  let category: CategoryInfo?

  var body: some View {
    ScreenMessage(icon: "magnifyingglass", title: title) {
      Button {
        filter = HabitFilter()
      } label: {
        Text("Clear Search")
          .frame(minHeight: Metrics.touchTarget)
      }
    }
    .background(.screenBackground)
  }

  private var title: Text {
    guard let category else { return Text("No habits match “\(filter.search)”") }
    return Text("No habits match “\(filter.search)” in \(category.name)")
  }
}

#Preview("Populated", traits: .sample) {
  NoMatchesView(
    filter: .constant(HabitFilter(search: "violin", category: .health)),
    category: CategoryInfo.standard[0]
  )
}
