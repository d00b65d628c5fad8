import TestSupport
import Testing

@testable import HabitSync

/// Random histories, after which all devices have the same state and no change is missing.
struct HistoryTests {
  @Test func `All devices reach the state of a reference implementation`() async {
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
