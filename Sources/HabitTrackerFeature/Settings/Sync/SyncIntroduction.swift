import SwiftUI

/// The way to start sync: with a new key, or with another device's key.
enum SyncStart: String, Identifiable {
  case setUp, join

  var id: Self { self }
}

/// A description of sync, with buttons that start it.
struct SyncIntroduction: View {
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
  Form { SyncIntroduction(start: .constant(nil)) }
}
