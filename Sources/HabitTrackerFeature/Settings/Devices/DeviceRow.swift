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
    GrantRow {
      VStack(alignment: .leading, spacing: 4) {
        Text(device.name)
          .foregroundStyle(.firstText)
        Text(isOwn ? "This device" : "Last used \(device.lastUsedAt.text(locale, timeZone))")
          .font(.footnote)
          .foregroundStyle(.secondText)
        Text("Signed in \(device.signedInAt.text(locale, timeZone, time: .omitted))")
          .font(.footnote)
          .foregroundStyle(.secondText)
      }
    } revokeButton: {
      RowButton(title: "Sign Out", role: .destructive, action: onSignOut)
        .accessibilityLabel(isOwn ? "Sign out this device" : "Sign out \(device.name)")
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form {
    ForEach(SignedInDevices.preview.devices) { device in
      DeviceRow(device: device, isOwn: device.id == "phone") {}
    }
  }
}
