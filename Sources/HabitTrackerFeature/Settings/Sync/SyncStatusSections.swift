import Foundation
import HabitData
import SwiftUI

/// The sync screen's sections on a device that syncs: status, devices, key, and log.
struct SyncStatusSections: View {
  let status: SyncStatus
  let log: [SyncLogLine]
  /// The date that relative times refer to.
  let now: Date

  var body: some View {
    SyncStatusSection(status: status, now: now)
    DuplicateHabitsSection(duplicates: status.duplicates)
    SyncDevicesSection(devices: status.devices, now: now)
    SyncKeySection()
    SyncLogSection(lines: log)
    LeaveSyncSection()
  }
}

/// The result of the last exchange, with a button that starts the next one.
private struct SyncStatusSection: View {
  let status: SyncStatus
  let now: Date

  @Environment(SyncService.self) private var sync
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Section {
      VStack(alignment: .leading, spacing: 4) {
        Text(SyncMoment(date: status.lastExchange, now: now).sentence(locale, timeZone))
          .foregroundStyle(.firstText)
        if status.waiting > 0 {
          Text("\(status.waiting) changes to send")
            .font(.footnote)
            .foregroundStyle(.secondText)
        }
        WarningText(status.problem)
          .font(.footnote)
      }
      Button("Sync Now") { sync.exchangeNowTapped() }
    } footer: {
      Text(status.place.title)
    }
  }
}

/// Pairs of habits with the same name, with a question about merging each pair. One habit of a pair
/// came from another device.
private struct DuplicateHabitsSection: View {
  let duplicates: [DuplicateHabits]

  @Environment(HabitStore.self) private var store
  @Environment(SyncService.self) private var sync

  var body: some View {
    if !duplicates.isEmpty {
      Section {
        ForEach(duplicates) { pair in
          VStack(alignment: .leading, spacing: 4) {
            Text("There are two habits named “\(pair.name)”.")
              .foregroundStyle(.firstText)
            HStack(spacing: 20) {
              Button("Merge") { sync.merge(pair, in: store) }
                .accessibilityLabel("Merge both “\(pair.name)”")
              Button("Keep Both") { sync.keepBoth(pair) }
                .accessibilityLabel("Keep both “\(pair.name)”")
            }
            .buttonStyle(.borderless)
            .frame(minHeight: Metrics.touchTarget)
          }
        }
      } header: {
        Text("Same Name").textCase(nil)
      } footer: {
        Text(
          "Merging keeps the days of both habits. If both have the same day, the larger count is kept."
        )
      }
    }
  }
}

/// The button that stops syncing this device, after a confirmation.
private struct LeaveSyncSection: View {
  @Environment(SyncService.self) private var sync
  @State private var isAsking = false
  @State private var problem: String?

  var body: some View {
    Section {
      Button("Stop Syncing", role: .destructive) { isAsking = true }
        .confirmationDialog(
          "Stop syncing this device?",
          isPresented: $isAsking,
          titleVisibility: .visible
        ) {
          Button("Stop Syncing", role: .destructive, action: leave)
        } message: {
          Text(
            "Your habits stay on all your devices, but changes on this one are no longer shared."
          )
        }
    } footer: {
      WarningText(problem)
    }
  }

  private func leave() {
    Task {
      do {
        try await sync.leave()
      } catch {
        problem = error.localizedDescription
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { _, store in
    Form { SyncStatusSections(status: .preview, log: .preview, now: store.days.now) }
  }
}
