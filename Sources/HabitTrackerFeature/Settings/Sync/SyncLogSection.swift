import Foundation
import HabitData
import SwiftUI
import UniformTypeIdentifiers

/// The last lines of the sync log, latest first, with a button that exports the whole log.
struct SyncLogSection: View {
  let lines: [SyncLogLine]

  @Environment(SyncService.self) private var sync
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @State private var document: ExportDocument?
  @State private var problem: String?

  /// The maximum number of visible lines.
  private static let limit = 5

  var body: some View {
    if !lines.isEmpty {
      Section {
        ForEach(Array(lines.suffix(Self.limit).reversed().enumerated()), id: \.offset) { _, line in
          VStack(alignment: .leading, spacing: 2) {
            Text(line.text)
              .font(.footnote)
              .foregroundStyle(.firstText)
            Text(line.date.text(locale, timeZone))
              .font(.caption)
              .foregroundStyle(.secondText)
          }
        }
        Button("Export Log") { document = ExportDocument(Data(sync.log.logText.utf8)) }
          .fileExporter(
            isPresented: $document.isPresent,
            document: document,
            contentType: .plainText,
            defaultFilename: "Sync Log",
            onCompletion: finish
          )
      } header: {
        Text("Log").textCase(nil)
      } footer: {
        WarningText(problem)
      }
    }
  }

  private func finish(_ result: Result<URL, any Error>) {
    if case .failure(let error) = result { problem = error.localizedDescription }
  }
}

#Preview("Populated", traits: .sample) {
  Form { SyncLogSection(lines: .preview) }
}
