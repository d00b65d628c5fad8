import Synchronization

/// A clock that can be made to advance by an hour on every reading.
final class SkippingClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private struct State {
    var isSkipping = false
    var hours = 0
  }

  private let system = ContinuousClock()
  private let state = Mutex(State())

  var minimumResolution: Duration { system.minimumResolution }

  var now: Instant {
    let hours = state.withLock { state in
      if state.isSkipping { state.hours += 1 }
      return state.hours
    }
    return system.now.advanced(by: .seconds(3_600 * hours))
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await system.sleep(for: now.duration(to: deadline), tolerance: tolerance)
  }

  /// Switches between the system's time and the fast time.
  func toggle() {
    state.withLock { $0.isSkipping.toggle() }
  }
}
