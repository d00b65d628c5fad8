import Foundation
import SwiftUI

/// A signed-in device that can be signed out.
struct DeviceRow: View {
  let device: SignedInDevice
  let isOwn: Bool
  let onSignOut: @MainActor () -> Void

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    GrantRow(title: device.name, details: [lastUse, signIn]) {
      RowButton(title: "Sign Out", role: .destructive, action: onSignOut)
        .accessibilityLabel(isOwn ? "Sign out this device" : "Sign out \(device.name)")
    }
  }

  private var lastUse: String {
    isOwn
      ? String(localized: "This device")
      : String(localized: "Last used \(device.lastUsedAt.text(locale, timeZone))")
  }

  private var signIn: String {
    String(localized: "Signed in \(device.signedInAt.text(locale, timeZone, time: .omitted))")
  }
}

#Preview("Populated", traits: .sample) {
  Form {
    ForEach(SignedInDevices.preview.devices) { device in
      DeviceRow(device: device, isOwn: device.id == "phone") {}
    }
  }
}
