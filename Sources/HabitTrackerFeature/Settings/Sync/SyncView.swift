import HabitData
import SwiftUI

/// The same habits on every device: begun here, and how it stands.
struct SyncView: View {
  @Environment(SyncService.self) private var sync
  /// The sheet by which it begins. It belongs to the screen: the key is shown when the introduction has
  /// gone.
  @State private var start: SyncStart?

  var body: some View {
    Group {
      if let status = sync.status {
        SyncStatusForm(status: status, log: sync.log)
      } else {
        Form { SyncIntroduction(start: $start) }
      }
    }
    .scrollContentBackground(.hidden)
    .background(.screenBackground)
    .navigationTitle("Sync")
    .navigationBarTitleDisplayMode(.inline)
    .sheet(item: $start) { SyncSheet(isJoining: $0 == .join) }
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack {
    SyncView()
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
