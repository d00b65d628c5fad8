import Foundation
import SwiftData
import SwiftUI

/// What is kept, and where.
struct DataView: View {
  @Environment(\.modelContext) private var context
  @Query private var habits: [Habit]

  var body: some View {
    Form {
      Section {
        LabeledContent("Habits", value: "\(habits.count)")
        LabeledContent("Archived", value: "\(habits.count { $0.archivedAt != nil })")
      } footer: {
        Text(place)
      }
    }
    .scrollContentBackground(.hidden)
    .background(.screenBackground)
    .navigationTitle("Data")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var place: String {
    guard let store = context.container.configurations.first, !store.isStoredInMemoryOnly else {
      return "Everything is kept in memory and is gone when the app ends."
    }
    return "Everything is kept on this device, in \(store.url.path(percentEncoded: false))"
  }
}
