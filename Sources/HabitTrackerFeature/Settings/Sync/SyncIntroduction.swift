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
          Your devices leave sealed files for each other in a place of yours: a folder that \
          Syncthing, Nextcloud or Dropbox carries, a WebDAV server, or your own Habit Tracker \
          that is always on. There is no account, and who carries the files can't read them.
          """
        )
        Text("Set it up on the first device. Each further one joins with the key.")
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form { SyncIntroduction(start: .constant(nil)) }
}
