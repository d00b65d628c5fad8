import Foundation
import HabitData
import SwiftUI

/// The result of the last exchange, with a button that starts the next one.
struct SyncStatusSection: View {
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

#Preview("Populated", traits: .sample) {
  Form {
    SyncStatusSection(status: .preview, now: .preview)
    SyncStatusSection(status: .previewProblem, now: .preview)
  }
}
