import Foundation
import HabitEngine
import Observation

/// The observable current day. A view that reads ``today`` updates when the day changes.
@Observable @MainActor
package final class DayClock {
  /// The current day.
  package private(set) var today: CalendarDay
  /// The rule that maps instants to days.
  package private(set) var boundary: DayBoundary

  @ObservationIgnored package let clock: AppClock
  /// Called when the day has changed.
  @ObservationIgnored package var onNewDay: (@MainActor () -> Void)?
  /// Called when the system's clock was set, with the time that the clock would show otherwise.
  @ObservationIgnored package var onClockSet: (@MainActor (Date) -> Void)?
  /// The time of the last update, by both clocks.
  @ObservationIgnored private var lastTick: (now: Date, steady: TimeInterval)
  @ObservationIgnored private var ticking: Task<Void, Never>?

  package init(clock: AppClock, boundary: DayBoundary) {
    self.clock = clock
    self.boundary = boundary
    lastTick = (clock.now(), clock.steadySeconds())
    today = boundary.day(of: lastTick.now)
  }

  /// Starts updating ``today``. The updates end when the object is released.
  package func start() {
    guard ticking == nil else { return }
    ticking = Task { [weak self] in
      while let pause = self?.updateToday(), let clock = self?.clock {
        do {
          try await clock.sleep(for: pause)
        } catch {
          // Canceled by `setBoundary`, which starts a new task.
          return
        }
      }
    }
  }

  /// Updates ``today`` and returns the time to wait before the next update.
  ///
  /// The wait is at most a minute, because the system's clock or time zone may be set during the
  /// wait, and a wait ends too late if the machine sleeps.
  @discardableResult
  func updateToday() -> Duration {
    let now = clock.now()
    noticeClockSet(now)
    let day = boundary.day(of: now)
    if day != today {
      today = day
      onNewDay?()
    }
    let rest = boundary.nextChange(after: now).timeIntervalSince(now)
    return .seconds(min(60, max(0.001, rest)))
  }

  /// The difference, in seconds, above which the clock counts as set. Smaller corrections come from
  /// time servers.
  private static let smallestStep: TimeInterval = 60

  private func noticeClockSet(_ now: Date) {
    let steady = clock.steadySeconds()
    let expected = lastTick.now.addingTimeInterval(steady - lastTick.steady)
    lastTick = (now, steady)
    if abs(now.timeIntervalSince(expected)) > Self.smallestStep { onClockSet?(expected) }
  }

  /// The current time.
  package var now: Date { clock.now() }

  /// Sets the rule that maps instants to days. Records keep their days, but the current day may
  /// change.
  package func setBoundary(_ boundary: DayBoundary) {
    guard boundary != self.boundary else { return }
    self.boundary = boundary
    today = boundary.day(of: clock.now())
    guard let ticking else { return }
    // The task still waits for the next day by the previous rule.
    ticking.cancel()
    self.ticking = nil
    start()
  }
}
