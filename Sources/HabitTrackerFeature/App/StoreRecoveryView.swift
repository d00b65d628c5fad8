import HabitInterchange
import SwiftUI

/// The backups that can take the place of a damaged store.
struct StoreRecoveryView: View {
  let recovery: StoreRecovery

  @State private var chosen: Backup?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Backups")
        .font(.headline)
        .foregroundStyle(.firstText)
        .accessibilityAddTraits(.isHeader)
      if recovery.state == .working { ProgressView("Restoring the backup") }
      if case .failed(let reason) = recovery.state {
        Text("That did not work. \(reason)")
          .foregroundStyle(.firstText)
      }
      if recovery.backups.isEmpty {
        Text("There are no backups.")
          .foregroundStyle(.secondText)
      } else {
        rows
      }
    }
    .task { await recovery.reload() }
  }

  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(recovery.backups) { backup in
        BackupRow(
          backup: backup,
          chosen: $chosen,
          warning: """
            Your habits become what they were then. The damaged file is kept in the same folder.
            """
        ) { _ in
          Task { await recovery.restore(backup) }
        }
        .disabled(recovery.state == .working)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        if backup.id != recovery.backups.last?.id { Divider().padding(.leading, 12) }
      }
    }
    .background(.fieldBackground, in: RoundedRectangle(cornerRadius: 10))
  }
}
