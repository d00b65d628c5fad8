import Testing

@testable import HabitData

@MainActor
struct BackgroundWorkTests {
  @Test func `Work reports its progress and returns its result`() async throws {
    var shares: [Double] = []
    let value = try await BackgroundWork.run(progress: { shares.append($0) }) { report in
      report(0.5)
      report(1)
      return 7
    }
    #expect(value == 7)
    // Reports that come too fast are dropped, except the last one.
    #expect(shares.last == 1)
  }

  @Test func `Progress is reported in steps of a minimum size`() async throws {
    var shares: [Double] = [0]
    try await BackgroundWork.run(progress: { shares.append($0) }) { report in
      for count in 1...10_000 {
        report(Double(count) / 10_000)
        if count.isMultiple(of: 10) { await Task.yield() }
      }
    }
    let steps = zip(shares.dropFirst(), shares).map { $0 - $1 }
    #expect(steps.dropLast().allSatisfy { $0 >= BackgroundWork.leastStep })
    #expect(shares.last == 1)
  }

  @Test func `Work is canceled with the calling task`() async {
    let task = Task {
      try await BackgroundWork.run { _ in
        while !Task.isCancelled { await Task.yield() }
        throw CancellationError()
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
