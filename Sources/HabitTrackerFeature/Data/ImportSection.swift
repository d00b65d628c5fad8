import Foundation
import HabitData
import SwiftUI
import UniformTypeIdentifiers

/// The button that imports a file, and the offer to import a legacy file.
struct ImportSection: View {
  /// The store's file, or `nil` in memory.
  let storeURL: URL?

  @State private var isChoosing = false
  @State private var source: ImportRequest?
  @State private var legacyFile: LegacyFile?
  @State private var message: String?

  var body: some View {
    Section {
      Button("Import") { isChoosing = true }
        // The backup of another app may have any file extension.
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.data], onCompletion: open)
        .sheet(item: $source, onDismiss: lookForLegacyFile) { ImportSheet(source: $0) }
      if let legacyFile {
        Button("Add Older Records") { source = ImportRequest(kind: .legacy(legacyFile)) }
      }
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        if let message { Text(message) }
        Text(
          """
          Reads the exports of this app, and what Loop Habit Tracker, Table Habit, Habo, HabitKit, \
          HabitBull, Tickmate, Rewire, Beaver Habits, Streaks, Habitica, OpenHabitTracker and Daylio \
          export. A table of your own needs the columns habit and date, or dates in its first column \
          and a column for each habit. You see what it adds, and what changes on the way, before it \
          does.
          """
        )
        if legacyFile != nil {
          Text(
            """
            Records of an early version of this app lie beside the store. Before they are added, a \
            backup is made.
            """
          )
        }
      }
      .onAppear(perform: lookForLegacyFile)
    }
  }

  private func open(_ result: Result<URL, any Error>) {
    switch result {
    case .success(let url):
      message = nil
      source = ImportRequest(kind: .chosen(ChosenFile(url)))
    case .failure(let error):
      message = "The file could not be opened: \(error.localizedDescription)"
    }
  }

  private func lookForLegacyFile() {
    legacyFile = LegacyFile(beside: storeURL)
  }
}

#Preview("Populated", traits: .sample) {
  Form { ImportSection(storeURL: URL(filePath: "/data/Habits.store")) }
}

#Preview("Empty", traits: .noHabits) {
  Form { ImportSection(storeURL: nil) }
}
