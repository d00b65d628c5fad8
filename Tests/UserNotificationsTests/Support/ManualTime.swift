import Foundation
import Synchronization

@testable import UserNotifications

/// A clock that a test moves. Whoever waits goes on when the clock has come that far.
final class ManualTime: Sendable {
  private struct State {
    var now: Date
    var waiting: [(until: Date, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state: Mutex<State>

  init(_ start: Date = Date(timeIntervalSince1970: 1_773_057_600)) {
    state = Mutex(State(now: start))
  }

  var clock: NotificationClock {
    NotificationClock(now: { self.now }, sleep: { try await self.sleep($0) })
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

  private func sleep(_ duration: Duration) async throws {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        let until = state.now.addingTimeInterval(duration / .seconds(1))
        state.waiting.append((until, continuation))
      }
    }
    try Task.checkCancellation()
  }
}

/// Waits for a condition that other tasks bring about. Where it never holds, the test's time limit
/// cancels the wait and fails the test.
@MainActor func until(_ condition: () -> Bool) async {
  while !condition(), !Task.isCancelled { await Task.yield() }
}
