import TestSupport
import Testing

@testable import HabitSync

/// Random histories: whatever happens, all devices come to the same, and nothing is missing.
@Suite("Histories")
struct HistoryTests {
  @Test("Devices come to the same, as the definitions say")
  func converge() async {
    var failed = 0
    for seed in RandomCases.seeds(500) where failed < 5 {
      var model = SyncModel(seed: seed)
      await model.run(steps: 30 + Int(seed % 5) * 15)
      if !model.problems.isEmpty {
        failed += 1
        Issue.record("history \(seed): \(Set(model.problems).sorted())")
      }
    }
  }
}
