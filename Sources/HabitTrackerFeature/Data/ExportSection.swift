import Foundation
import HabitData
import HabitInterchange
import SwiftUI
import UniformTypeIdentifiers

/// The buttons that export all habits. ``Exporter`` carries out the export.
struct ExportSection: View {
  @Binding var phase: ExportPhase

  var body: some View {
    Section {
      ForEach(ExportFormat.allCases) { format in
        Button(format.title) { phase = .writing(format, 0) }
          .disabled(phase.writing != nil)
      }
      if case .writing(_, let share) = phase {
        HStack(spacing: 12) {
          ProgressView("Exporting…", value: share)
          Button("Cancel") { phase = .idle }
            .buttonStyle(.borderless)
            .frame(minHeight: Metrics.touchTarget)
        }
      }
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        if case .failed(let reason) = phase { Text("Couldn't export your habits. \(reason)") }
        Text(
          "JSON contains everything and can be imported again. CSV has one row per day, for spreadsheets."
        )
      }
    }
  }
}

/// A modifier that writes an export and asks where to save it. It belongs to the form, because a
/// list may remove a section that is outside of the window.
struct Exporter: ViewModifier {
  @Binding var phase: ExportPhase

  @Environment(HabitStore.self) private var store

  func body(content: Content) -> some View {
    content
      .task(id: phase.writing) { await write() }
      .fileExporter(
        isPresented: isReady,
        document: document?.file,
        contentType: document?.format.contentType ?? .json,
        defaultFilename: "Habits \(store.today.isoText)",
        onCompletion: finish
      )
  }

  private var document: (format: ExportFormat, file: ExportDocument)? {
    if case .ready(let format, let file) = phase { (format, file) } else { nil }
  }

  private var isReady: Binding<Bool> {
    Binding {
      document != nil
    } set: { isPresented in
      if !isPresented, document != nil { phase = .idle }
    }
  }

  private func write() async {
    guard let format = phase.writing else { return }
    do {
      // Reading takes about 70% of the time.
      let habits = try await store.portableHabits { phase.write(format, $0 * 0.7) }
      let categories = try store.portableCategories()
      let data = try await BackgroundWork.run(
        progress: { phase.write(format, 0.7 + $0 * 0.3) },
        { report in try format.data(habits, categories: categories, progress: report) }
      )
      phase.end(format, .ready(format, ExportDocument(data)))
    } catch is CancellationError {
      // The user canceled the export, or the screen was closed.
    } catch {
      phase.end(format, .failed(error.localizedDescription))
    }
  }

  private func finish(_ result: Result<URL, any Error>) {
    if case .failure(let error) = result { phase = .failed(error.localizedDescription) }
  }
}

extension ExportFormat {
  /// The title of the export button.
  var title: String {
    switch self {
    case .json: String(localized: "Export JSON")
    case .csv: String(localized: "Export CSV")
    }
  }

  var contentType: UTType {
    switch self {
    case .json: .json
    case .csv: .commaSeparatedText
    }
  }
}

/// The progress of an export.
enum ExportPhase {
  case idle
  /// The export is being written. The fraction is from 0 to 1.
  case writing(ExportFormat, Double)
  /// The document is ready to be saved.
  case ready(ExportFormat, ExportDocument)
  case failed(String)

  /// The format that is being written, or nil in the other phases.
  var writing: ExportFormat? {
    if case .writing(let format, _) = self { format } else { nil }
  }

  /// Updates the fraction, unless the user canceled the export.
  mutating func write(_ format: ExportFormat, _ share: Double) {
    end(format, .writing(format, share))
  }

  /// Changes from writing to the next phase, unless the user canceled the export.
  mutating func end(_ format: ExportFormat, _ next: ExportPhase) {
    if writing == format { self = next }
  }
}

struct ExportDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.json, .commaSeparatedText, .plainText] }

  let data: Data

  init(_ data: Data) {
    self.data = data
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.data = data
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }
}

#Preview("Populated", traits: .sample) {
  Form { ExportSection(phase: .constant(.idle)) }
}
