import HabitTrackerFeature
@_spi(Host) import SwiftUI

/// The switch for reminders to the current device while the app is closed. Empty if the app
/// requires no sign-in, because it then knows no devices.
struct ClosedAppSection: View {
  let push: DevicePush

  @Environment(\.signedInDevice) private var device

  var body: some View {
    if let device {
      Section {
        Toggle("Notify this device when the app is closed", isOn: isOn(device))
      } footer: {
        VStack(alignment: .leading, spacing: 8) {
          if push.isAsking(device) {
            Text("Allow notifications when the browser asks.")
          }
          WarningText(push.problem(of: device))
          Text(
            """
            Reminders then go through the push service of this browser's vendor. They are encrypted: \
            it learns when a reminder is sent, but not what it says.
            """
          )
        }
      }
    }
  }

  private func isOn(_ device: String) -> Binding<Bool> {
    Binding {
      push.isOn(device)
    } set: {
      push.turn($0, for: device)
    }
  }
}
