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

#Preview("Populated", traits: .sample) {
  Form { SyncDevicesSection(devices: SyncStatus.preview.devices, now: .preview) }
}
