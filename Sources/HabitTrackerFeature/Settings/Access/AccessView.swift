import Foundation
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

/// A warning that other accounts of this computer can use the app, with a link for setting a pass
/// code.
private struct PassCodeSection: View {
  let page: URL

  var body: some View {
    Section {
      Link(destination: page) {
        Text("Set Pass Code")
          .foregroundStyle(.accent)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    } header: {
      Text("This Computer").textCase(nil)
    } footer: {
      Text(
        """
        Anyone with an account on this computer can see and change your habits. After you set a \
        pass code, each browser must enter it once.
        """
      )
    }
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
