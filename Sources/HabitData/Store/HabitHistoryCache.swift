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
    didSet {
      if habit !== oldValue { (knownTerms, knownHistory, knownStreak) = (nil, nil, nil) }
    }
  }
  /// The cached target and dates, valid until one of them changes.
  @ObservationIgnored private var knownTerms: Terms?
  /// The cached history, valid until the log, the target, or the dates change.
  @ObservationIgnored private var knownHistory: HabitHistory?
  /// The cached current streak.
  @ObservationIgnored private var knownStreak: (day: TodayStates.Day, streak: CurrentStreak)?
  /// Incremented when the cached history becomes invalid, to notify views.
  private var historyNumber = 0

  /// A habit's target, and the days of its creation and archiving.
  struct Terms {
    let target: HabitTarget
    let created: CalendarDay
    let archived: CalendarDay?
  }

  /// The length of the current streak, in the unit of the goal's period and in days.
  struct CurrentStreak {
    let length: Int
    let days: Int
  }

  init(_ log: HabitLog = HabitLog(), version: UUID? = nil) {
    self.log = log
    self.version = version
  }

  /// Returns the log with the habit's target and dates. The result is cached, because a tap reads
  /// it nine times, and because views then observe one value instead of a dozen properties.
  ///
  /// - Parameter work: Reads the target and dates if they are not cached.
  func history(_ work: () -> Terms) -> HabitHistory {
    _ = historyNumber
    if let knownHistory { return knownHistory }
    let terms = terms(work)
    let fresh = withObservationTracking {
      HabitHistory(
        log: log,
        target: terms.target,
        created: terms.created,
        archived: terms.archived
      )
    } onChange: { [weak self] in
      // Habits and logs are changed only on the main actor.
      MainActor.assumeIsolated { self?.forgetHistory() }
    }
    knownHistory = fresh
    return fresh
  }

  /// Returns the current streak. The result is cached, because a list row reads it four times.
  func currentStreak(on day: TodayStates.Day, _ work: () -> Terms) -> CurrentStreak {
    let history = history(work)
    if let knownStreak, knownStreak.day == day { return knownStreak.streak }
    let streaks = Streaks(history, weekStart: day.weekStart, today: day.today)
    let streak = CurrentStreak(length: streaks.current, days: streaks.currentDays)
    knownStreak = (day, streak)
    return streak
  }

  private func terms(_ work: () -> Terms) -> Terms {
    if let knownTerms { return knownTerms }
    let fresh = withObservationTracking(work) { [weak self] in
      MainActor.assumeIsolated { self?.forgetTerms() }
    }
    knownTerms = fresh
    return fresh
  }

  private func forgetTerms() {
    knownTerms = nil
    forgetHistory()
  }

  private func forgetHistory() {
    knownHistory = nil
    knownStreak = nil
    historyNumber &+= 1
  }
}
