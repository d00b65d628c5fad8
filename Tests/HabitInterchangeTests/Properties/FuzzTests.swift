import Foundation
import HabitTestSupport
import TestSupport
import Testing

/// A small part of the inputs of `Benchmarks fuzz`.
struct FuzzTests {
  @Test func `Modified files are read or refused`() throws {
    let count = RandomCases.count(of: 5_000)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let report = try Fuzz(fixtures: fixtures, folder: folder, seed: 1).run(count)
    try FileManager.default.removeItem(at: folder)
    #expect(report.failures == [])
    #expect(report.readCount + report.refusedCount == count)
    // Both results are common, so the files are modified neither too much nor too little.
    #expect(report.readCount > count / 10)
    #expect(report.refusedCount > count / 10)
  }
}
