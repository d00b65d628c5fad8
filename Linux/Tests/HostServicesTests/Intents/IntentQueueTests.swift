import Synchronization
import Testing

@_spi(Host) @testable import HostServices

@Suite(.timeLimit(.minutes(5))) struct IntentQueueTests {
  private final class Turns: Sendable {
    private let state = Mutex((now: 0, most: 0, done: 0))

    var most: Int { state.withLock { $0.most } }
    var done: Int { state.withLock { $0.done } }
    var hasBegun: Bool { state.withLock { $0.most > 0 } }

    func take(_ body: () async -> Void) async {
      state.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
      await body()
      state.withLock { state in
        state.now -= 1
        state.done += 1
      }
    }
  }

  @Test func `Intents run one at a time, and none is lost`() async {
    let queue = IntentQueue(limit: 1_000)
    let turns = Turns()
    await withDiscardingTaskGroup { group in
      for _ in 0..<200 {
        group.addTask { await queue.run { await turns.take { await Task.yield() } } }
      }
    }
    #expect(turns.most == 1)
    #expect(turns.done == 200)
  }

  @Test func `An intent beyond the limit is rejected`() async {
    let queue = IntentQueue(limit: 1)
    let turns = Turns()
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    await withDiscardingTaskGroup { group in
      group.addTask { await queue.run { await turns.take { for await _ in gate {} } } }
      while !turns.hasBegun, !Task.isCancelled { await Task.yield() }
      group.addTask { await queue.run { await turns.take {} } }
      while await !queue.isFull, !Task.isCancelled { await Task.yield() }
      #expect(await queue.run { await turns.take {} } == nil)
      open.finish()
    }
    #expect(turns.most == 1)
    #expect(turns.done == 2)
  }
}
