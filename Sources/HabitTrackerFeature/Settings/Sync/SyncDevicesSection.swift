import Foundation
import HabitData
import SwiftUI

/// The synced devices. Any device but this one can be removed after a confirmation.
struct SyncDevicesSection: View {
  let devices: [SyncDevice]
  let now: Date

  @Environment(SyncService.self) private var sync
  @State private var problem: String?

  var body: some View {
    Section {
      ForEach(devices) { device in
        SyncDeviceRow(device: device, now: now) { remove(device) }
      }
    } header: {
      Text("Devices").textCase(nil)
    } footer: {
      if let problem {
        Text(problem)
          .foregroundStyle(.warning)
      } else if devices.count == 1 {
        Text(SyncStatus.nobodyFound)
      }
    }
  }

  private func remove(_ device: SyncDevice) {
    Task {
      do {
        try await sync.remove(device)
        problem = nil
      } catch {
        problem = error.localizedDescription
      }
    }
  }
}

/// A synced device. Any device but this one can be removed after a confirmation.
private struct SyncDeviceRow: View {
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
  Form { SyncDevicesSection(devices: SyncStatus.preview.devices, now: .preview) }
}
