import Foundation
import HabitInterchange
import SwiftUI
import UniformTypeIdentifiers

/// How far an export is.
enum ExportPhase {
  case idle
  /// It is being written, by this share.
  case writing(ExportFormat, Double)
  /// It waits to be saved.
  case ready(ExportFormat, ExportDocument)
  case failed(String)

  /// What is being written, or nil.
  var writing: ExportFormat? {
    if case .writing(let format, _) = self { format } else { nil }
  }

  /// Says which share is written, unless the user has cancelled meanwhile.
  mutating func write(_ format: ExportFormat, _ share: Double) {
    end(format, .writing(format, share))
  }

  /// Goes on from the writing to what comes next, unless the user has cancelled meanwhile.
  mutating func end(_ format: ExportFormat, _ next: ExportPhase) {
    if writing == format { self = next }
  }
}

/// An export as a file.
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
