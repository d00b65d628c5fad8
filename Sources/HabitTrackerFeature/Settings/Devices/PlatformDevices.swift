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
          Text("Only this machine reaches the app, and nobody is asked for a pass code.")
            .foregroundStyle(.secondText)
        }
      }
      .scrollContentBackground(.hidden)
      .background(.screenBackground)
      .navigationTitle("Devices")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack {
    PlatformDevices()
  }
}
