import Foundation
import HabitInterchange
import SwiftUI
import UniformTypeIdentifiers

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
