import HabitData
import SwiftUI

/// Who reaches the habits beside the person who is looking: scripts, by tokens, and the pages that
/// show tiles.
struct AccessView: View {
  @Environment(\.platformAccess) private var platformAccess

  var body: some View {
    Form {
      if let page = platformAccess?.passCodePage() { PassCodeSection(page: page) }
      TokenSection()
      FrameOriginSection()
    }
    .scrollContentBackground(.hidden)
    .background(.screenBackground)
    .navigationTitle("Access")
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack {
    AccessView()
  }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack {
    AccessView()
  }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack {
    AccessView()
  }
}
