import Foundation
import HabitData
import HabitInterchange
import SwiftUI

/// The backups of the store.
struct BackupSection: View {
  @Environment(BackupService.self) private var service
  @Environment(HabitStore.self) private var store
  @Environment(\.platformTexts) private var texts

  var body: some View {
    Section {
      if service.folder != nil {
        Button("Back Up Now") { Task { await service.backUpNow() } }
          .disabled(service.state == .working)
      }
      if service.state == .working { ProgressView("Updating backups…") }
      ForEach(service.backups) { backup in
        BackupRow(
          backup: backup,
          warning:
            "Your habits return to the state in this backup. Your current habits are backed up first."
        ) { date in
          Task {
            let notice = String(localized: "Restored the backup of \(date)")
            await store.restore(backup, of: service, notice: notice)
          }
        }
        .disabled(service.state == .working)
      }
    } header: {
      Text("Backups").textCase(nil)
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        if case .failed(let reason) = service.state {
          Text("The operation couldn't be completed. \(reason)")
        }
        Text(footer)
      }
      .task { await service.reload() }
    }
  }

  private var footer: String {
    guard let folder = service.folder else {
      return String(localized: "Habits in memory aren't backed up.")
    }
    guard texts.namesFiles else {
      return String(
        localized: """
          A backup is made once a day while the app runs, and before each import and restore. The \
          last seven are kept.
          """
      )
    }
    return String(
      localized: """
        A backup is made once a day while the app runs, and before each import and restore. The \
        last seven are kept, in \(folder.url.path(percentEncoded: false))
        """,
      comment: "The argument is the path of a folder."
    )
  }
}

/// A backup with a button that restores it after a confirmation.
struct BackupRow: View {
  let backup: Backup
  /// The consequences of the restore, for the confirmation.
  let warning: LocalizedStringKey
  /// Restores the backup. The argument is its date as the row shows it.
  let restore: (_ date: String) -> Void

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @State private var isAsking = false

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text(date)
          .foregroundStyle(.firstText)
        Text(Int64(backup.size).formatted(.byteCount(style: .file).locale(locale)))
          .font(.footnote)
          .foregroundStyle(.secondText)
      }
      Spacer(minLength: 8)
      RowButton(title: "Restore") { isAsking = true }
        .accessibilityLabel("Restore the backup of \(date)")
        .confirmationDialog(
          "Restore the backup of \(date)?",
          isPresented: $isAsking,
          titleVisibility: .visible
        ) {
          Button("Restore", role: .destructive) { restore(date) }
        } message: {
          Text(warning)
        }
    }
  }

  private var date: String { backup.date.text(locale, timeZone, time: .standard) }
}

#Preview("Populated", traits: .sample) {
  Form { BackupSection() }
}
