import Foundation
import HabitInterchange

/// The app's one source of time. Everything else is given instants, so that a test or the option
/// `--now` decides what time it is.
package struct AppClock: Sendable {
  private let read: @Sendable () -> Date
  private let wait: @Sendable (Duration) async throws -> Void
  private let readSteady: @Sendable () -> TimeInterval
  /// How many seconds the system's clock is ahead.
  private let lag: TimeInterval

  /// A clock of two functions.
  /// - Parameters:
  ///   - read: What time it is.
  ///   - wait: Returns after a while, or throws `CancellationError`.
  ///   - lag: How many seconds the system's clock is ahead.
  ///   - steady: Seconds from any origin, by a clock that nobody sets; nil if nobody sets `read`.
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

  /// The system's clock: the one place where it is read.
  package static let system = AppClock(
    read: { Date() },
    wait: { try await Task.sleep(for: $0) },
    steady: steadySinceStart
  )

  private static let steadySinceStart: @Sendable () -> TimeInterval = {
    let origin = ContinuousClock.now
    return { origin.duration(to: .now) / .seconds(1) }
  }()

  /// A clock that starts at an instant and runs on as the machine's steady clock does, through
  /// sleep and whatever is done to the system's clock.
  package static func starting(at start: Date) -> AppClock {
    let origin = ContinuousClock.now
    return AppClock(
      read: { start.addingTimeInterval(origin.duration(to: .now) / .seconds(1)) },
      wait: { try await Task.sleep(for: $0) },
      lag: system.now().timeIntervalSince(start)
    )
  }

  /// What time it is, in whole milliseconds: an export carries them exactly.
  package func now() -> Date { Date(milliseconds: read().milliseconds) }

  /// Seconds from any origin, by a clock that nobody sets and that runs on during sleep.
  func steadySeconds() -> TimeInterval { readSteady() }

  /// An instant as the system's clock has it, for what the system counts by itself.
  package func systemTime(of instant: Date) -> Date { instant.addingTimeInterval(lag) }

  /// Returns after a while.
  /// - Throws: `CancellationError` where the task is cancelled before.
  package func sleep(for duration: Duration) async throws { try await wait(duration) }
}
