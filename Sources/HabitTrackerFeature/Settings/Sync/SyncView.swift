import HabitData
import SwiftUI

/// The same habits on every device: begun here, and how it stands.
struct SyncView: View {
  @Environment(SyncService.self) private var sync

  var body: some View {
    Form {
      if let status = sync.status {
        SyncStatusSection(status: status)
        SyncTwinsSection(twins: status.twins)
        SyncDevicesSection(devices: status.devices)
        SyncKeySection()
        SyncLogSection(lines: sync.log)
        LeaveSyncSection()
      } else {
        SyncIntroduction()
      }
    }
    .scrollContentBackground(.hidden)
    .background(.screenBackground)
    .navigationTitle("Sync")
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack {
    SyncView()
  }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack {
    SyncView()
  }
}
