import HabitData
import SwiftUI

/// Pairs of habits with the same name, one of them from another device, with a question about
/// merging each pair.
struct SyncTwinsSection: View {
  let twins: [SyncTwins]

  @Environment(SyncService.self) private var sync

  var body: some View {
    if !twins.isEmpty {
      Section {
        ForEach(twins) { pair in
          VStack(alignment: .leading, spacing: 4) {
            Text("“\(pair.name)” is here twice")
              .foregroundStyle(.firstText)
            HStack(spacing: 20) {
              Button("Make One") { sync.merge(pair) }
                .accessibilityLabel("Make one of “\(pair.name)”")
              Button("Keep Both") { sync.keepBoth(pair) }
                .accessibilityLabel("Keep both of “\(pair.name)”")
            }
            .buttonStyle(.borderless)
            .frame(minHeight: Metrics.touchTarget)
          }
        }
      } header: {
        Text("The Same Name").textCase(nil)
      } footer: {
        Text("One habit has the days of both then: of a day that both have, the larger count.")
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form { SyncTwinsSection(twins: SyncStatus.preview.twins) }
}
