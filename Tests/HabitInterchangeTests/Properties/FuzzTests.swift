import Foundation
import HabitTestSupport
import TestSupport
import Testing

/// A small part of the inputs of `Benchmarks fuzz`.
struct FuzzTests {
  @Test func `Modified files are read or refused`() throws {
    let count = RandomCases.count(of: 5_000)
    let report = try withTemporaryFolder { folder in
      try Fuzz(fixtures: fixtures, folder: folder, seed: 1).run(count)
    }
    #expect(report.failures == [])
    #expect(report.readCount + report.refusedCount == count)
    // Both results are common, so the files are modified neither too much nor too little.
    #expect(report.readCount > count / 10)
    #expect(report.refusedCount > count / 10)
  }
}
