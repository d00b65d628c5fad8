import Foundation
import TestSupport
import Testing

@testable import SwiftData

/// A store that was checked is not checked again unless it may have changed.
@Suite struct IntegrityMarkerTests {
  private static let past = Date(timeIntervalSince1970: 1_000_000_000)

  let folder: TemporaryFolder

  /// Creates a store whose modification date is long ago, and opens it once, which checks it.
  init() throws {
    folder = try TemporaryFolder()
    let context = ModelContext(try open(folder.store))
    for number in 0..<200 { context.insert(Note(number: number, text: "note \(number)")) }
    try context.save()
    context.container.close()
    try setTime(Self.past, of: folder.store)
    try open(folder.store).close()
  }

  private func open(_ url: URL) throws -> ModelContainer {
    try ModelContainer(for: Note.self, configurations: ModelConfiguration(url: url))
  }

  private func setTime(_ time: Date, of url: URL) throws {
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: url.path)
  }

  /// Damages a page that opening does not read, and restores the modification date.
  private func damageUnseen(_ url: URL) throws {
    let file = try FileHandle(forWritingTo: url)
    try file.seek(toOffset: try file.seekToEnd() - 4096)
    try file.write(contentsOf: Data(repeating: 0xA5, count: 4096))
    try file.close()
    try setTime(Self.past, of: url)
  }

  private func expectRefusal(_ url: URL, sourceLocation: SourceLocation = #_sourceLocation) {
    let error = #expect(throws: SwiftDataError.self, sourceLocation: sourceLocation) {
      try open(url)
    }
    let message = error?.localizedDescription ?? ""
    #expect(message.contains("damaged"), sourceLocation: sourceLocation)
  }

  @Test func `An unchanged store is not checked again`() throws {
    try damageUnseen(folder.store)
    _ = try open(folder.store)
  }

  @Test func `A store that was written since its last check is checked again`() throws {
    try damageUnseen(folder.store)
    try setTime(Self.past + 1, of: folder.store)
    expectRefusal(folder.store)
  }

  @Test func `A copy of a checked store is checked`() throws {
    let copy = folder.store.deletingLastPathComponent().appending(path: "copy.store")
    let copying = Process()
    copying.executableURL = URL(filePath: "/usr/bin/env")
    copying.arguments = ["cp", "--preserve=all", folder.store.path, copy.path]
    try copying.run()
    copying.waitUntilExit()
    #expect(copying.terminationStatus == 0)
    try damageUnseen(copy)
    expectRefusal(copy)
  }

  @Test func `A store with a log is checked`() throws {
    let context = ModelContext(try open(folder.store))
    context.insert(Note(number: 1_000, text: "in the log"))
    try context.save()
    try damageUnseen(folder.store)
    withExtendedLifetime(context) { expectRefusal(folder.store) }
  }

  /// A later write within the same tick of the file's clock would not change the modification date.
  @Test func `A modification date in the future is not trusted`() throws {
    try setTime(Date(timeIntervalSince1970: 4_000_000_000), of: folder.store)
    try open(folder.store).close()
    #expect(!IntegrityMarker.isValid(at: folder.store.path))
    try setTime(Self.past, of: folder.store)
    try open(folder.store).close()
    #expect(IntegrityMarker.isValid(at: folder.store.path))
  }
}
