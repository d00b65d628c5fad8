import Foundation
import HabitEngine
import Observation

/// A habit's history for views. Each habit has its own object, so that a tap updates only the views
/// that show the habit.
@Observable @MainActor
package final class HabitHistoryCache {
  /// The history, updated by each write.
  package var log: HabitLog
  /// The ``Habit/historyVersion`` of the log.
  @ObservationIgnored var version: UUID?
  /// The habit, whose version shows whether the cached log is outdated.
  @ObservationIgnored var habit: Habit? {
    // The property is not observed, because it is set while views are being created.
    didSet { if habit !== oldValue { (knownHistory, knownStreaks) = (nil, nil) } }
  }
  /// The cached history, valid until the log, the target, or the dates change.
  @ObservationIgnored private var knownHistory: HabitHistory?
  /// The cached streaks, valid as long as the history.
  @ObservationIgnored private var knownStreaks: (day: TodayStates.Day, streaks: Streaks)?
  /// Incremented when the cached history becomes invalid, to notify views.
  private var historyNumber = 0

  init(_ log: HabitLog = HabitLog(), version: UUID? = nil) {
    self.log = log
    self.version = version
  }

  /// Returns the log with the habit's target and dates. The result is cached, because a tap reads
  /// it nine times, and because views then observe one value instead of a dozen properties.
  ///
  /// - Parameter make: Adds the target and dates to the log.
  func history(_ make: (HabitLog) -> HabitHistory) -> HabitHistory {
    _ = historyNumber
    if let knownHistory { return knownHistory }
    let fresh = withObservationTracking {
      make(log)
    } onChange: { [weak self] in
      // Habits and logs are changed only on the main actor.
      MainActor.assumeIsolated { self?.forgetHistory() }
    }
    knownHistory = fresh
    return fresh
  }

  /// Returns the streaks. The result is cached, because a list row reads it four times.
  func streaks(on day: TodayStates.Day, _ make: (HabitLog) -> HabitHistory) -> Streaks {
    let history = history(make)
    if let knownStreaks, knownStreaks.day == day { return knownStreaks.streaks }
    let streaks = Streaks(history, weekStart: day.weekStart, today: day.today)
    knownStreaks = (day, streaks)
    return streaks
  }

  private func forgetHistory() {
    knownHistory = nil
    knownStreaks = nil
    historyNumber &+= 1
  }
}
