import HabitData
import SwiftUI

/// Pairs of habits with the same name, with a question about merging each pair. One habit of a pair
/// came from another device.
struct DuplicateHabitsSection: View {
  let duplicates: [DuplicateHabits]

  @Environment(SyncService.self) private var sync

  var body: some View {
    if !duplicates.isEmpty {
      Section {
        ForEach(duplicates) { pair in
          VStack(alignment: .leading, spacing: 4) {
            Text("There are two habits named “\(pair.name)”.")
              .foregroundStyle(.firstText)
            HStack(spacing: 20) {
              Button("Merge") { sync.merge(pair) }
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

#Preview("Populated", traits: .sample) {
  Form { DuplicateHabitsSection(duplicates: SyncStatus.preview.duplicates) }
}
