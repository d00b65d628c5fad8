import Foundation
import Testing
import UniformTypeIdentifiers
import WebElements

@testable import SwiftUI

/// Exporting a document to a file.
@MainActor @Suite struct FileExporterTests {
  struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    let text: String

    init(_ text: String) {
      self.text = text
    }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard !text.isEmpty else { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct ExportButton: View {
    @State private var isExporting = false
    let note: Note?
    let log: Log

    var body: some View {
      Button(isExporting ? "exporting" : "Export") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting,
          document: note,
          contentType: .json,
          defaultFilename: "Note"
        ) { result in
          switch result {
          case .success(let url): log.lines.append(url.lastPathComponent)
          case .failure: log.lines.append("error")
          }
        }
    }
  }

  private let files = TestFiles()
  private let log = Log()

  private func window(_ note: Note?) -> TestWindow {
    let window = TestWindow(ExportButton(note: note, log: log))
    window.graph.files = files
    window.tap("Export")
    return window
  }

  @Test func `The browser downloads the file, and the app is notified of completion`() {
    let window = window(Note("[1]"))
    let file = OfferedFile(
      name: "Note.json",
      contentType: "application/json",
      data: Data("[1]".utf8)
    )
    #expect(files.offered == [file])
    #expect(window.effects == [.download("/download/1")])
    #expect(window.texts == ["Export"])
    #expect(log.lines == [])
    files.download()
    #expect(log.lines == ["Note.json"])
    window.tap("Export")
    #expect(files.offered == [file, file])
  }

  @Test func `A document that can't be written reports an error`() {
    let window = window(Note(""))
    #expect(files.offered.isEmpty)
    #expect(log.lines == ["error"])
    #expect(window.texts == ["Export"])
  }

  @Test func `Nothing is exported without a document`() {
    let window = window(nil)
    #expect(files.offered.isEmpty)
    #expect(window.effects.isEmpty)
  }
}
