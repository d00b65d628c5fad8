import Foundation
import HabitData
import SwiftUI
import UniformTypeIdentifiers

/// The button that imports a file, and the offer to import a legacy file.
struct ImportSection: View {
  /// The store's file, or nil for a store in memory.
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
          Imports files from this app and from Loop Habit Tracker, Table Habit, Habo, HabitKit, \
          HabitBull, Tickmate, Rewire, Beaver Habits, Streaks, Habitica, OpenHabitTracker, and \
          Daylio. Your own table needs the columns “habit” and “date”, or dates in its first \
          column and a column for each habit. You see a preview before anything is added.
          """
        )
        if legacyFile != nil {
          Text(
            """
            Records from an early version of this app were found. A backup is made before they are \
            added.
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
      message = String(localized: "Couldn't open the file. \(error.localizedDescription)")
    }
  }

  private func lookForLegacyFile() {
    legacyFile = LegacyFile(beside: storeURL)
  }
}

#Preview("Populated", traits: .sample) {
  Form { ImportSection(storeURL: URL(filePath: "/data/Habits.store")) }
}
