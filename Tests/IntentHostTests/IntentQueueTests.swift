import Synchronization
import Testing

@testable import IntentHost

struct IntentQueueTests {
  @Test func oneRunsAtATimeAndNoneIsLost() async {
    let queue = IntentQueue(limit: 1_000)
    let running = Mutex(0)
    let most = Mutex(0)
    let done = Mutex(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask {
          await queue.run {
            let now = running.withLock {
              $0 += 1; return $0
            }
            most.withLock { $0 = max($0, now) }
            await Task.yield()
            running.withLock { $0 -= 1 }
            done.withLock { $0 += 1 }
          }
        }
      }
    }
    #expect(most.withLock { $0 } == 1)
    #expect(done.withLock { $0 } == 200)
  }

  @Test func whereTooManyWaitTheNextIsTurnedAway() async {
    let queue = IntentQueue(limit: 1)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let started = Mutex(0)
    let first = Task {
      await queue.run {
        started.withLock { $0 += 1 }; for await _ in gate {}
      }
    }
    while started.withLock({ $0 }) == 0 { await Task.yield() }
    let second = Task { await queue.run { started.withLock { $0 += 1 } } }
    while await queue.isFull == false { await Task.yield() }
    #expect(await queue.run {} == nil)
    open.finish()
    await first.value
    await second.value
    #expect(started.withLock { $0 } == 2)
  }
}
