import Foundation
import Testing

@testable import HabitInterchange

/// Reads a file in Tests/Fixtures, which scripts/fixtures creates.
func read(_ name: String) throws -> PortableHistory {
  try Importer.read(contentsOf: fixtures.appending(path: name))
}

/// The folder Tests/Fixtures.
let fixtures = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Fixtures")

func read(_ bytes: some Sequence<UInt8>, name: String = "file") throws -> PortableHistory {
  try withFile(bytes, name: name) { try Importer.read(contentsOf: $0) }
}

/// Reads bytes as a separate file, once for each possible order of its dates.
func readings(_ bytes: some Sequence<UInt8>) throws -> [ImportReading] {
  try withFile(bytes, name: "file") { try Importer.readings(contentsOf: $0) }
}

private func withFile<Value>(
  _ bytes: some Sequence<UInt8>,
  name: String,
  _ body: (URL) throws -> Value
) throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let url = folder.appending(path: name)
  try Data(bytes).write(to: url)
  let result = Result { try body(url) }
  try FileManager.default.removeItem(at: folder)
  return try result.get()
}

/// Returns the error message for a text file.
func message(reading text: String) -> String {
  message(reading: Array(text.utf8))
}

/// Returns the error message for a file with some bytes.
func message(reading bytes: [UInt8]) -> String {
  do {
    _ = try read(bytes)
    return "no error"
  } catch {
    expectLocalizedReason(of: error) { try read(bytes) }
    return error.localizedDescription
  }
}

/// Checks that the reason for an error is a text of the String Catalog.
private func expectLocalizedReason(of error: any Error, _ body: () throws -> PortableHistory) {
  #if os(Linux)
    guard case ImportError.invalidRecord = error else { return }
    let texts = inBrackets {
      do { _ = try body() } catch { return error.localizedDescription }
      return "no error"
    }
    #expect(texts.hasSuffix("⟧⟧"), "The reason is not localized: \(texts)")
  #endif
}
