import Foundation
import Synchronization

@testable import HabitTrackerFeature

/// A clock that a test moves. Whoever waits goes on when the clock has come that far.
final class ManualTime: Sendable {
  private struct State {
    var now: Date
    var waiting: [(until: Date, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state: Mutex<State>

  init(_ start: Date) {
    state = Mutex(State(now: start))
  }

  var clock: AppClock {
    AppClock(read: { self.now }, wait: { try await self.wait($0) })
  }

  var now: Date { state.withLock { $0.now } }

  /// How many are waiting.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  func advance(by seconds: TimeInterval) {
    let due = state.withLock { state in
      let now = state.now.addingTimeInterval(seconds)
      state.now = now
      let due = state.waiting.filter { $0.until <= now }
      state.waiting.removeAll { $0.until <= now }
      return due.map(\.continuation)
    }
    due.forEach { $0.resume() }
  }

  private func wait(_ duration: Duration) async throws {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        let until = state.now.addingTimeInterval(duration / .seconds(1))
        state.waiting.append((until, continuation))
      }
    }
    try Task.checkCancellation()
  }
}
