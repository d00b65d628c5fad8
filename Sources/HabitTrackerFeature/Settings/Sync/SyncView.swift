import HabitData
import SwiftUI

/// The sync screen: an introduction before sync is set up, and the status afterward.
struct SyncView: View {
  @Environment(SyncService.self) private var sync
  @Environment(DayClock.self) private var days
  /// The sheet that starts sync. It belongs to the form, because it shows the key after the
  /// introduction has disappeared.
  @State private var start: SyncStart?
  /// The date that relative times refer to, updated every 30 seconds.
  @State private var referenceDate: Date?

  private static let pause = Duration.seconds(30)

  var body: some View {
    Form {
      if let status = sync.status {
        SyncStatusSections(status: status, log: sync.log, now: referenceDate ?? days.now)
      } else {
        SyncIntroduction(start: $start)
      }
    }
    .formScreen("Sync")
    .notices()
    .sheet(item: $start) { SyncSheet(isJoining: $0 == .join) }
    .task { await updateReferenceDate() }
  }

  private func updateReferenceDate() async {
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
