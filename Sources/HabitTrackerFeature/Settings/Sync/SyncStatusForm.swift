import Foundation
import HabitData
import SwiftUI

/// The sync screen of a device that syncs: status, devices, key, and log.
struct SyncStatusForm: View {
  let status: SyncStatus
  let log: [SyncLogLine]

  @Environment(DayClock.self) private var days
  /// The date that relative times refer to, updated every 30 seconds.
  @State private var referenceDate: Date?

  private static let pause = Duration.seconds(30)

  var body: some View {
    let now = referenceDate ?? days.now
    Form {
      SyncStatusSection(status: status, now: now)
      DuplicateHabitsSection(duplicates: status.duplicates)
      SyncDevicesSection(devices: status.devices, now: now)
      SyncKeySection()
      SyncLogSection(lines: log)
      LeaveSyncSection()
    }
    .task { await follow() }
  }

  private func follow() async {
    while true {
      referenceDate = days.now
      do {
        try await days.clock.sleep(for: Self.pause)
      } catch {
        // Canceled because the screen was closed.
        return
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  SyncStatusForm(status: .preview, log: .preview)
}
