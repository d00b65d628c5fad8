import Foundation
import FuzzSupport
import Testing

/// A small part of what `ImportFuzz` reads.
struct FuzzTests {
  @Test func changedFilesAreReadOrRefused() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let report = try Fuzz(fixtures: fixtures, folder: folder, seed: 1).run(2_000)
    try FileManager.default.removeItem(at: folder)
    #expect(report.failures == [])
    #expect(report.readCount + report.refusedCount == 2_000)
    // Neither all of them changed beyond recognition, nor hardly any.
    #expect(report.readCount > 200)
    #expect(report.refusedCount > 200)
  }
}
