import Foundation
import HabitData
import SwiftData
import SwiftUI

/// The data screen: the store's file, import, export, and backups.
struct DataView: View {
  @Environment(\.modelContext) private var context
  @Environment(\.platformTexts) private var texts
  @Environment(\.locale) private var locale
  @Query private var habits: [Habit]
  @State private var export = ExportPhase.idle

  var body: some View {
    Form {
      Section {
        if let error = _habits.fetchError {
          Text("Couldn't read your habits. \(error.localizedDescription)")
            .foregroundStyle(.warning)
        } else {
          LabeledContent("Habits", value: habits.count.formatted(.number.locale(locale)))
          let archived = habits.count { $0.archivedAt != nil }
          LabeledContent("archived.count", value: archived.formatted(.number.locale(locale)))
        }
      } footer: {
        Text(place)
      }
      ImportSection(storeURL: context.storeURL)
      ExportSection(phase: $export)
      BackupSection()
    }
    .formScreen("Data")
    .modifier(Exporter(phase: $export))
    .notices()
  }

  private var place: String {
    guard let storeURL = context.storeURL else {
      return String(
        localized: "Your habits are in memory only and will be lost when the app quits."
      )
    }
    guard texts.namesFiles else {
      return String(localized: "Everything is kept on this device.")
    }
    return String(
      localized: "Everything is kept on this device, in \(storeURL.path(percentEncoded: false))",
      comment: "The argument is the path of a file."
    )
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack { DataView() }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { DataView() }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack { DataView() }
}
