import Foundation
import SwiftUI

/// The habits, and on top of them the one that was opened.
struct HabitNavigation: View {
  @State private var path: [UUID] = []

  var body: some View {
    NavigationStack(path: $path) {
      HabitListView(path: $path)
        .navigationDestination(for: UUID.self) { id in
          HabitDetailView(id: id)
        }
    }
  }
}
