import Foundation
import TestSupport
import Testing

@testable import HabitInterchange

/// Reads a file in Tests/Fixtures.
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
  try withTemporaryFolder { folder in
    let url = folder.appending(path: name)
    try Data(bytes).write(to: url)
    return try body(url)
  }
}

/// Returns the error message for a file, or "no error".
func errorMessage(importing url: URL) throws -> String {
  do {
    _ = try Importer.read(contentsOf: url)
    return "no error"
  } catch let error as ImportError {
    return error.localizedDescription
  }
}

/// Returns the error message for a text file, or "no error".
func message(reading text: String) -> String {
  message(reading: Array(text.utf8))
}

/// Returns the error message for a file with these bytes, or "no error".
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
