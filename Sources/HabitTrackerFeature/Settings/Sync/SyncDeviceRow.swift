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
    GrantRow {
      VStack(alignment: .leading, spacing: 4) {
        Text(device.name)
          .foregroundStyle(.firstText)
        Text(subtitle)
          .font(.footnote)
          .foregroundStyle(.secondText)
      }
    } revokeButton: {
      if !device.isThis {
        Button(role: .destructive) {
          isAsking = true
        } label: {
          Text("Remove")
            .fontWeight(.semibold)
            .frame(minHeight: Metrics.touchTarget)
        }
        .buttonStyle(.borderless)
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
            The device keeps what it has but gets no more changes. Your other devices switch to a \
            new key automatically.
            """
          )
        }
      }
    }
  }

  private var subtitle: String {
    if device.isThis { return String(localized: "This device") }
    guard let date = device.lastExchange else { return String(localized: "Not synced yet") }
    return SyncMoment(date: date, now: now).sentence(locale, timeZone)
  }
}

#Preview("Populated", traits: .sample) {
  Form {
    ForEach(SyncStatus.preview.devices) { device in
      SyncDeviceRow(device: device, now: .preview) {}
    }
  }
}
