import SwiftUI

/// What sync is, and the two ways to begin.
struct SyncIntroduction: View {
  @State private var isSettingUp = false
  @State private var isJoining = false

  var body: some View {
    Section {
      Button("Set Up Sync") { isSettingUp = true }
        .sheet(isPresented: $isSettingUp) { SyncSheet(isJoining: false) }
      Button("Join") { isJoining = true }
        .sheet(isPresented: $isJoining) { SyncSheet(isJoining: true) }
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
  Form { SyncIntroduction() }
}
