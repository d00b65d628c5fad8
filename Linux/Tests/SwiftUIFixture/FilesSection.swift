import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A section that imports a file and exports it again.
struct FilesSection: View {
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var file: TextFile?
  @State private var log = "nothing"

  var body: some View {
    Section("Files") {
      Button("Import File") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .data]) { result in
          do {
            let url = try result.get()
            let text = try String(contentsOf: url, encoding: .utf8)
            file = TextFile(text)
            log = "\(url.lastPathComponent) of \(text.count) characters"
          } catch {
            log = "\(error)"
          }
        }
      Button("Export File") { isExporting = true }
        .disabled(file == nil)
        .fileExporter(
          isPresented: $isExporting,
          document: file,
          contentType: .json,
          defaultFilename: "Grüße"
        ) { result in
          if case .success(let url) = result { log = "saved \(url.lastPathComponent)" }
        }
      Text("File: \(log)")
      ProgressView("Half of it", value: 0.5)
        .frame(maxWidth: 200)
        .padding()
        .frame(maxWidth: .infinity)
      ProgressView("Going on")
    }
  }
}

struct TextFile: FileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  let text: String

  init(_ text: String) {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
