import Foundation
import HabitInterchange
import SwiftUI

/// A backup with a button that restores it after a confirmation.
struct BackupRow: View {
  let backup: Backup
  @Binding var chosen: Backup?
  /// The consequences of the restore, for the confirmation.
  let warning: String
  /// Restores the backup. The argument is its date as the row shows it.
  let restore: (_ date: String) -> Void

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text(date)
          .foregroundStyle(.firstText)
        Text(Int64(backup.size).formatted(.byteCount(style: .file)))
          .font(.footnote)
          .foregroundStyle(.secondText)
      }
      Spacer(minLength: 8)
      Button(action: ask) {
        Text("Restore")
          .fontWeight(.semibold)
          .frame(minHeight: Metrics.touchTarget)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Restore the backup of \(date)")
      .confirmationDialog(
        "Restore the backup of \(date)?",
        isPresented: isAsking,
        titleVisibility: .visible
      ) {
        Button("Restore", role: .destructive) { restore(date) }
      } message: {
        Text(warning)
      }
    }
  }

  private var date: String {
    var style = Date.FormatStyle(date: .abbreviated, time: .standard, locale: locale)
    style.timeZone = timeZone
    return backup.date.formatted(style)
  }

  private var isAsking: Binding<Bool> {
    Binding {
      chosen == backup
    } set: { isPresented in
      if !isPresented { chosen = nil }
    }
  }

  private func ask() {
    chosen = backup
  }
}
