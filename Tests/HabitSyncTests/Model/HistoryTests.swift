import Foundation
import Testing

@testable import HabitSync

/// Random histories: whatever happens, all devices come to the same, and nothing is missing.
@Suite("Histories")
struct HistoryTests {
  @Test("Devices come to the same, as the definitions say")
  func converge() async {
    // SYNC_HISTORIES=10000 for as many.
    let count = Int(ProcessInfo.processInfo.environment["SYNC_HISTORIES"] ?? "") ?? 200
    let first = UInt64(ProcessInfo.processInfo.environment["SYNC_FIRST"] ?? "") ?? 0
    var failed = 0
    for seed in first..<first + UInt64(count) where failed < 5 {
      var model = SyncModel(seed: seed)
      await model.run(steps: 30 + Int(seed % 5) * 15)
      if !model.problems.isEmpty {
        failed += 1
        Issue.record("history \(seed): \(Set(model.problems).sorted())")
      }
    }
  }
}
