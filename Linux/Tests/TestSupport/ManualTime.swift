import Foundation
import Synchronization

/// A clock that a test moves. A wait ends when the clock reaches its time.
public final class ManualTime: Sendable {
  private struct State {
    var now: Date
    var steadySeconds: TimeInterval = 0
    var waiting: [(until: Date, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state: Mutex<State>

  /// - Parameter start: The initial time; Monday, 2026-03-09 at 12:00 UTC by default.
  public init(_ start: Date = Date(timeIntervalSince1970: 1_773_057_600)) {
    state = Mutex(State(now: start))
  }

  /// The current time.
  public var now: Date { state.withLock { $0.now } }

  /// The seconds by which the clock was advanced, not counting changes to its setting.
  public var steadySeconds: TimeInterval { state.withLock { $0.steadySeconds } }

  /// Changes the clock's setting, as when a person corrects it. No time passes.
  public func setClock(by seconds: TimeInterval) {
    state.withLock { $0.now.addTimeInterval(seconds) }
  }

  /// The number of waits in progress.
  public var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// The time at which the first wait ends, or nil without a wait.
  public var nextEnd: Date? { state.withLock { $0.waiting.map(\.until).min() } }

  /// Moves the time forward and ends the waits whose time has come.
  public func advance(by seconds: TimeInterval) {
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

  /// Returns when the clock has advanced by a duration.
  ///
  /// - Throws: `CancellationError` at that time, if the task was canceled.
  public func wait(_ duration: Duration) async throws {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        let until = state.now.addingTimeInterval(duration / .seconds(1))
        state.waiting.append((until, continuation))
      }
    }
    try Task.checkCancellation()
  }
}
