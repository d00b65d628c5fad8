import HabitData
import SwiftUI

/// The sync screen: an introduction before sync is set up, and the status afterward.
struct SyncView: View {
  @Environment(SyncService.self) private var sync
  /// The sheet that starts sync. The state belongs to this screen because the sheet shows the key
  /// after the introduction has disappeared.
  @State private var start: SyncStart?

  var body: some View {
    Group {
      if let status = sync.status {
        SyncStatusForm(status: status, log: sync.log)
      } else {
        Form { SyncIntroduction(start: $start) }
      }
    }
    .formScreen("Sync")
    .sheet(item: $start) { SyncSheet(isJoining: $0 == .join) }
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack { SyncView() }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { SyncView() }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack { SyncView() }
}
