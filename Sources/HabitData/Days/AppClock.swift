import Foundation
import HabitEngine

/// The app's only source of time. Everything else receives instants, so that tests and the option
/// `--now` control the time.
package struct AppClock: Sendable {
  private let read: @Sendable () -> Date
  private let wait: @Sendable (Duration) async throws -> Void
  private let readSteady: @Sendable () -> TimeInterval
  /// The number of seconds by which the system's clock is ahead of this clock.
  private let lag: TimeInterval

  /// Creates a clock from functions.
  ///
  /// - Parameters:
  ///   - read: Returns the current time.
  ///   - wait: Returns after a duration, or throws `CancellationError`.
  ///   - lag: The number of seconds by which the system's clock is ahead of this clock.
  ///   - steady: Returns the seconds of a monotonic clock since an arbitrary origin; nil if `read`
  ///     never jumps.
  package init(
    read: @escaping @Sendable () -> Date,
    wait: @escaping @Sendable (Duration) async throws -> Void,
    lag: TimeInterval = 0,
    steady: (@Sendable () -> TimeInterval)? = nil
  ) {
    self.read = read
    readSteady = steady ?? { read().timeIntervalSince1970 }
    self.wait = wait
    self.lag = lag
  }

  /// The system's clock. No other code reads the system's time.
  package static let system = AppClock(
    read: { Date() },
    wait: { try await Task.sleep(for: $0) },
    steady: steadySinceStart
  )

  private static let steadySinceStart: @Sendable () -> TimeInterval = {
    let origin = ContinuousClock.now
    return { origin.duration(to: .now) / .seconds(1) }
  }()

  /// Returns a clock that starts at an instant and follows the machine's monotonic clock. Sleep
  /// does not stop it, and changes to the system's clock do not affect it.
  package static func starting(at start: Date) -> AppClock {
    let origin = ContinuousClock.now
    return AppClock(
      read: { start.addingTimeInterval(origin.duration(to: .now) / .seconds(1)) },
      wait: { try await Task.sleep(for: $0) },
      lag: system.now().timeIntervalSince(start)
    )
  }

  /// Returns the current time in whole milliseconds, which an export preserves exactly.
  package func now() -> Date { Date(milliseconds: read().milliseconds) }

  /// Returns the seconds of a monotonic clock since an arbitrary origin. The clock continues during
  /// sleep.
  func steadySeconds() -> TimeInterval { readSteady() }

  /// Converts an instant to the time of the system's clock, for use with the system's own timers.
  package func systemTime(of instant: Date) -> Date { instant.addingTimeInterval(lag) }

  /// Waits for a duration.
  ///
  /// - Throws: `CancellationError` if the task is canceled first.
  package func sleep(for duration: Duration) async throws { try await wait(duration) }
}
