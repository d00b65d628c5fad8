import Foundation
import HabitTrackerFeature
import SwiftUI

/// The devices that are signed in, with the one that shows the window.
struct DevicesScreen: View {
  let devices: SignedInDevices

  @Environment(\.signedInDevice) private var own

  var body: some View {
    DevicesView(devices: devices, own: own, passCodePage: URL(string: "/pass-code"))
  }
}
