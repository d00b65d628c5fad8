import Foundation
import Testing
import UniformTypeIdentifiers
import WebElements

@testable import SwiftUI

/// Importing a file that the user chooses.
@MainActor @Suite struct FileImporterTests {
  /// The results that the app received, and an option to keep access to the file.
  final class Log {
    var texts: [String] = []
    var errors: [String] = []
    var reading: URL?
    var keepsReading = false

    func note(_ result: Result<URL, any Error>) {
      switch result {
      case .failure(let error): errors.append("\(error)")
      case .success(let url):
        if keepsReading, url.startAccessingSecurityScopedResource() { reading = url }
        do { texts.append(try String(contentsOf: url, encoding: .utf8)) } catch {
          errors.append("\(error)")
        }
      }
    }
  }

  struct ImportButton: View {
    @State private var isImporting = false
    let log: Log
    var types: [UTType] = [.json]

    var body: some View {
      Button(isImporting ? "importing" : "Import") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: types) { log.note($0) }
    }
  }

  private let files = TestFiles()
  private let log = Log()

  private func window(_ types: [UTType] = [.json]) -> TestWindow {
    let window = TestWindow(ImportButton(log: log, types: types))
    window.graph.files = files
    window.tap("Import")
    return window
  }

  @Test func `A dialog asks for the file`() {
    let window = window()
    #expect(
      window.dialogs == [
        "<dialog class='alert importer' data-modal aria-label='Choose a file' on='cancel'>"
          + "<div class='dialog-text'><h2 class='dialog-title'>Choose a file</h2>"
          + "<progress class='progress-bar' aria-label='Sending the file' hidden></progress>"
          + "<p class='importer-status' role='alert'></p></div>"
          + "<div class='dialog-actions'><label class='dialog-btn'><span>Choose File</span>"
          + "<input type='file' data-upload='/upload/1' data-limit='536870912'"
          + " data-too-large='This file is larger than 512 MB.'"
          + " data-failed='The file couldn't be sent. Choose it again.' accept='.json'>"
          + "</input></label>"
          + "<button class='dialog-btn cancel' type='button' on='click'>Cancel</button></div></dialog>"
      ]
    )
  }

  @Test func `A general content type allows every file`() {
    #expect(window([.json, .data]).dialogs.first?.contains("accept") == false)
  }

  @Test func `The file exists until the app stops accessing it`() throws {
    let window = window()
    log.keepsReading = true
    let url = try files.send("[1]", to: "/upload/1")
    #expect(log.texts == ["[1]"])
    #expect(window.dialogs.isEmpty)
    #expect(window.texts == ["Import"])
    #expect(FileManager.default.fileExists(atPath: url.path))
    log.reading?.stopAccessingSecurityScopedResource()
    #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
    #expect(!url.startAccessingSecurityScopedResource())
  }

  @Test func `A file that the app does not keep accessing is deleted immediately`() throws {
    let window = window()
    defer { window.close() }
    let url = try files.send("[1]", to: "/upload/1")
    #expect(log.texts == ["[1]"])
    #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
  }

  @Test func `Closing the dialog cancels the upload`() {
    let window = window()
    window.tap("Cancel")
    #expect(window.dialogs.isEmpty)
    #expect(files.uploads.isEmpty)
    #expect(log.texts.isEmpty && log.errors.isEmpty)
    window.tap("Import")
    #expect(files.uploads.keys.sorted() == ["/upload/2"])
    window.close()
    #expect(files.uploads.isEmpty)
  }

  @Test func `A failed upload is reported`() {
    let window = window()
    files.fail(CocoaError(.fileWriteOutOfSpace), at: "/upload/1")
    #expect(log.errors.count == 1)
    #expect(window.dialogs.isEmpty)
  }
}
