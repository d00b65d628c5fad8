import Foundation
import HabitEngine
import Observation

/// Says which day it is. A view that reads ``today`` moves to the new day by itself.
@Observable @MainActor
package final class DayClock {
  /// The day that the present belongs to.
  package private(set) var today: CalendarDay
  /// Which instant belongs to which day.
  package private(set) var boundary: DayBoundary

  @ObservationIgnored package let clock: AppClock
  /// Called when another day has begun.
  @ObservationIgnored package var onNewDay: (@MainActor () -> Void)?
  /// Called when somebody has set the system's clock, with the time it would be otherwise.
  @ObservationIgnored package var onClockSet: (@MainActor (Date) -> Void)?
  /// The time at the last look, by both clocks.
  @ObservationIgnored private var lastLook: (now: Date, steady: TimeInterval)
  @ObservationIgnored private var ticking: Task<Void, Never>?

  package init(clock: AppClock, boundary: DayBoundary) {
    self.clock = clock
    self.boundary = boundary
    lastLook = (clock.now(), clock.steadySeconds())
    today = boundary.day(of: lastLook.now)
  }

  /// Begins to follow the clock, until the object is gone or the task is cancelled.
  package func start() {
    guard ticking == nil else { return }
    ticking = Task { [weak self] in
      while let pause = self?.updateToday(), let clock = self?.clock {
        do {
          try await clock.sleep(for: pause)
        } catch {
          // Cancelled: nothing reads the day any more.
          return
        }
      }
    }
  }

  /// Moves to the day of the present and says how long to wait until the next look.
  ///
  /// At most a minute: the system's clock and time zone may be set meanwhile, and a machine that
  /// slept is late.
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

  /// Smaller steps are the work of time servers, not of a hand.
  private static let smallestStep: TimeInterval = 60

  private func noticeClockSet(_ now: Date) {
    let steady = clock.steadySeconds()
    let expected = lastLook.now.addingTimeInterval(steady - lastLook.steady)
    lastLook = (now, steady)
    if abs(now.timeIntervalSince(expected)) > Self.smallestStep { onClockSet?(expected) }
  }

  /// The instant of now.
  package var now: Date { clock.now() }

  /// Takes another rule for what a day is. Records stay on the days they are on; which of them is
  /// today, and what is still to come, may change.
  package func setBoundary(_ boundary: DayBoundary) {
    guard boundary != self.boundary else { return }
    self.boundary = boundary
    today = boundary.day(of: clock.now())
    guard let ticking else { return }
    // It waits for the next change by the rule before.
    ticking.cancel()
    self.ticking = nil
    start()
  }
}
