import Synchronization

/// A clock that can be made to advance by an hour on every reading.
final class FlyingClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private struct Flight {
    var isFlying = false
    var hours = 0
  }

  private let system = ContinuousClock()
  private let flight = Mutex(Flight())

  var minimumResolution: Duration { system.minimumResolution }

  var now: Instant {
    let hours = flight.withLock { flight in
      if flight.isFlying { flight.hours += 1 }
      return flight.hours
    }
    return system.now.advanced(by: .seconds(3_600 * hours))
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await system.sleep(for: now.duration(to: deadline), tolerance: tolerance)
  }

  /// Switches between the system's time and the fast time.
  func toggle() {
    flight.withLock { $0.isFlying.toggle() }
  }
}
