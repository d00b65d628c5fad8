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

/// The way to start sync: with a new key, or with another device's key.
private enum SyncStart: String, Identifiable {
  case setUp, join

  var id: Self { self }
}

/// A description of sync, with buttons that start it.
private struct SyncIntroduction: View {
  @Binding var start: SyncStart?

  var body: some View {
    Section {
      Button("Set Up Sync") { start = .setUp }
      Button("Join") { start = .join }
    } header: {
      Text("The Same Habits on Every Device").textCase(nil)
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        Text(
          """
          Your devices exchange encrypted files through a location you choose: a folder that \
          Syncthing, Nextcloud, or Dropbox syncs, a WebDAV server, or your own Habit Tracker that \
          is always on. You need no account, and only your devices can read the files.
          """
        )
        Text("Set up sync on your first device. Your other devices join with its key.")
      }
    }
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
