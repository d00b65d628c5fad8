import Foundation
import HabitData
import SwiftUI

/// A synced device. Any device but this one can be removed after a confirmation.
struct SyncDeviceRow: View {
  let device: SyncDevice
  let now: Date
  let onRemove: @MainActor () -> Void

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @State private var isAsking = false

  var body: some View {
    GrantRow(title: device.name, details: [subtitle]) {
      if !device.isThis {
        RowButton(title: "Remove", role: .destructive) { isAsking = true }
          .accessibilityLabel("Remove \(device.name)")
          .confirmationDialog(
            "Remove “\(device.name)”?",
            isPresented: $isAsking,
            titleVisibility: .visible
          ) {
            Button("Remove", role: .destructive, action: onRemove)
          } message: {
            Text(
              """
              The device keeps what it has but gets no more changes. Your other devices switch to \
              a new key automatically.
              """
            )
          }
      }
    }
  }

  private var subtitle: String {
    device.isThis
      ? String(localized: "This device")
      : SyncMoment(date: device.lastExchange, now: now).sentence(locale, timeZone)
  }
}

#Preview("Populated", traits: .sample) {
  Form {
    ForEach(SyncStatus.preview.devices) { device in
      SyncDeviceRow(device: device, now: .preview) {}
    }
  }
}
