import Foundation
import HabitTrackerFeature
@_spi(Host) import SwiftUI

/// The screen of signed-in devices, including the current one.
struct DevicesScreen: View {
  let devices: SignedInDevices

  @Environment(\.signedInDevice) private var own

  var body: some View {
    DevicesView(devices: devices, own: own, passCodePage: URL(string: "/pass-code"))
  }
}
