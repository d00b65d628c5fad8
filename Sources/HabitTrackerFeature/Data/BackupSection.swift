import Foundation
import HabitData
import HabitInterchange
import SwiftUI

/// The copies of the store.
struct BackupSection: View {
  @Environment(BackupService.self) private var service
  @Environment(HabitStore.self) private var store
  @Environment(\.platformTexts) private var texts
  @State private var chosen: Backup?

  var body: some View {
    Section {
      if service.folder != nil {
        Button("Back Up Now") { backUp() }
          .disabled(service.state == .working)
      }
      if service.state == .working { ProgressView("Working on the backups") }
      ForEach(service.backups) { backup in
        BackupRow(
          backup: backup,
          chosen: $chosen,
          warning:
            "Your habits become what they were then. A backup of what they are now is made first."
        ) { date in
          Task {
            await store.restore(backup, of: service, notice: "Restored the backup of \(date)")
          }
        }
        .disabled(service.state == .working)
      }
    } header: {
      Text("Backups").textCase(nil)
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        if case .failed(let reason) = service.state { Text("That did not work. \(reason)") }
        Text(footer)
      }
      .task { await service.reload() }
    }
  }

  private var footer: String {
    guard let folder = service.folder else { return "What is in memory has no backups." }
    let often =
      "A backup is made once a day while the app runs, and before each import and restore."
    guard texts.namesFiles else { return "\(often) The last seven are kept." }
    return "\(often) The last seven are kept, in \(folder.url.path(percentEncoded: false))"
  }

  private func backUp() {
    Task { await service.backUpNow() }
  }
}

#Preview("Populated", traits: .sample) {
  Form { BackupSection() }
}
