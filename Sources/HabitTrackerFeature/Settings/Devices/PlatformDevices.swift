import SwiftUI

/// The platform's screen of signed-in devices, or a message that there is none.
struct PlatformDevices: View {
  @Environment(\.platformAccess) private var platformAccess

  var body: some View {
    if let screen = platformAccess?.devices() {
      screen
    } else {
      Form {
        Section {
          Text("The app can only be reached from this computer and has no pass code.")
            .foregroundStyle(.secondText)
        }
      }
      .formScreen("Devices")
    }
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack { PlatformDevices() }
}
