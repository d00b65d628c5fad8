import Foundation
import HabitInterchange
import SwiftUI

/// The reason why the store can't be opened or read, the store's path, and the backups that can
/// replace the store.
struct StoreErrorView: View {
  let failure: StoreFailure
  /// The backups, or nil if the store may be intact.
  var recovery: StoreRecovery?

  @Environment(\.platformTexts) private var texts

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image(systemName: "exclamationmark.triangle.fill")
          .font(.system(size: 44))
          .foregroundStyle(ThemeColor.streak)
          .accessibilityHidden(true)
        Text(title)
          .font(.title.bold())
          .foregroundStyle(.firstText)
          .accessibilityAddTraits(.isHeader)
        Text(failure.reason)
          .foregroundStyle(.firstText)
        if texts.namesFiles, let url = failure.url {
          Text(url.path(percentEncoded: false))
            .font(.callout)
            .foregroundStyle(.firstText)
            .padding(12)
            .background(.fieldBackground, in: RoundedRectangle(cornerRadius: 10))
            .accessibilityLabel("Your habits are stored in \(url.path(percentEncoded: false))")
        }
        Text(advice)
          .foregroundStyle(.secondText)
        if let recovery { StoreRecoveryView(recovery: recovery) }
      }
      .padding(24)
      .frame(maxWidth: 560, alignment: .leading)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.screenBackground)
    .navigationTitle("My Habits")
  }

  private var title: LocalizedStringResource {
    switch failure.moment {
    case .opening: LocalizedStringResource("Your Habits Can't Be Opened")
    case .running: LocalizedStringResource("Your Habits Can No Longer Be Read")
    }
  }

  private var advice: LocalizedStringResource {
    switch failure.moment {
    case .opening: texts.storeAdvice
    case .running: LocalizedStringResource("Quit the app and open it again.")
    }
  }
}

/// The backups that can replace a damaged store.
private struct StoreRecoveryView: View {
  let recovery: StoreRecovery

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Backups")
        .heading()
      if recovery.state == .working { ProgressView("Restoring…") }
      if case .failed(let reason) = recovery.state {
        Text("The operation couldn't be completed. \(reason)")
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
          warning: """
            Your habits return to the state in this backup. The damaged file is kept in the same folder.
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

/// The reason why a store is unavailable, and its file.
struct StoreFailure: Hashable, Sendable {
  enum Moment: Hashable, Sendable {
    /// The store could not be opened.
    case opening
    /// The store was open and can no longer be read.
    case running
  }

  var moment = Moment.opening
  /// The store's file, or nil for a store in memory.
  let url: URL?
  /// The localized reason.
  let reason: String
}

#Preview("Populated", traits: .sample) {
  StoreErrorView(
    failure: StoreFailure(
      url: URL(filePath: "/data/Habits.store"),
      reason: "The file is damaged."
    )
  )
}

#Preview("Empty", traits: .noHabits) {
  StoreErrorView(failure: StoreFailure(url: nil, reason: "The file is damaged."))
}

#Preview("Dark", traits: .darkSample) {
  StoreErrorView(
    failure: StoreFailure(
      url: URL(filePath: "/data/Habits.store"),
      reason: "The file is damaged."
    )
  )
}
