import HabitData
import SwiftUI

/// The screen for access from outside the app: tokens for scripts, and websites that may embed
/// tiles.
struct AccessView: View {
  @Environment(\.platformAccess) private var platformAccess

  var body: some View {
    Form {
      if let page = platformAccess?.passCodePage() { PassCodeSection(page: page) }
      TokenSection()
      FrameOriginSection()
    }
    .formScreen("Access")
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack { AccessView() }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { AccessView() }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack { AccessView() }
}
