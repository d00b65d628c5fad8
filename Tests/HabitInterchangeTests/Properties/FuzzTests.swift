import Foundation
import FuzzSupport
import TestSupport
import Testing

/// A small part of what `ImportFuzz` reads.
struct FuzzTests {
  @Test func changedFilesAreReadOrRefused() throws {
    let count = RandomCases.count(of: 5_000)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let report = try Fuzz(fixtures: fixtures, folder: folder, seed: 1).run(count)
    try FileManager.default.removeItem(at: folder)
    #expect(report.failures == [])
    #expect(report.readCount + report.refusedCount == count)
    // Neither all of them changed beyond recognition, nor hardly any.
    #expect(report.readCount > count / 10)
    #expect(report.refusedCount > count / 10)
  }
}
