import Foundation
import Synchronization

/// A clock that a test moves. Whoever waits goes on when the clock has come that far.
package final class ManualTime: Sendable {
  private struct State {
    var now: Date
    var steadySeconds: TimeInterval = 0
    var waiting: [(until: Date, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state: Mutex<State>

  /// - Parameter start: 2026-03-09 12:00 in UTC, a Monday, if nothing else is said.
  package init(_ start: Date = Date(timeIntervalSince1970: 1_773_057_600)) {
    state = Mutex(State(now: start))
  }

  package var now: Date { state.withLock { $0.now } }

  /// The seconds by which the clock has advanced, whatever it was set to.
  package var steadySeconds: TimeInterval { state.withLock { $0.steadySeconds } }

  /// Sets the clock, as a person does who corrects it. No time passes.
  package func setClock(by seconds: TimeInterval) {
    state.withLock { $0.now.addTimeInterval(seconds) }
  }

  /// The number of waiting tasks.
  package var waitingCount: Int { state.withLock { $0.waiting.count } }

  package func advance(by seconds: TimeInterval) {
    let due = state.withLock { state in
      let now = state.now.addingTimeInterval(seconds)
      state.now = now
      state.steadySeconds += seconds
      let due = state.waiting.filter { $0.until <= now }
      state.waiting.removeAll { $0.until <= now }
      return due.map(\.continuation)
    }
    due.forEach { $0.resume() }
  }

  /// Returns when the clock has moved so far.
  package func wait(_ duration: Duration) async throws {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        let until = state.now.addingTimeInterval(duration / .seconds(1))
        state.waiting.append((until, continuation))
      }
    }
    try Task.checkCancellation()
  }
}
