import Foundation
import HabitEngine
import Observation

/// One habit's history as the views read it. Each habit has an entry of its own, so that a tap on
/// one re-evaluates only the views that show it.
@Observable @MainActor
package final class HabitLogModel {
  /// The history, changed in place by each write.
  package var log: HabitLog
  /// The ``Habit/historyVersion`` that the log is of.
  @ObservationIgnored var version: UUID?
  /// The habit whose version says when the log is old.
  @ObservationIgnored var habit: Habit? {
    // No view is told: this happens while one is made.
    didSet {
      if habit !== oldValue { (knownTerms, knownHistory, knownStreak) = (nil, nil, nil) }
    }
  }
  /// What the habit asks for, until that changes, which no tap does.
  @ObservationIgnored private var knownTerms: Terms?
  /// The log with it, until something of either changes.
  @ObservationIgnored private var knownHistory: HabitHistory?
  /// The streak that goes on in it.
  @ObservationIgnored private var knownStreak: (day: TodayStates.Day, streak: CurrentStreak)?
  /// Another number after each such change.
  private var historyNumber = 0

  /// What a habit asks for, and the days on which it was created and archived.
  struct Terms {
    let target: HabitTarget
    let created: CalendarDay
    let archived: CalendarDay?
  }

  /// The length of a streak that goes on, in the unit of the goal's period and in days.
  struct CurrentStreak {
    let length: Int
    let days: Int
  }

  init(_ log: HabitLog = HabitLog(), version: UUID? = nil) {
    self.log = log
    self.version = version
  }

  /// The log with what the habit asks for. A tap on a habit asks for it nine times, and whoever asks
  /// observes this alone rather than a dozen properties.
  /// - Parameter work: Reads what the habit asks for, if it is not known.
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
      // Habits and their logs are written on the main actor alone.
      MainActor.assumeIsolated { self?.forgetHistory() }
    }
    knownHistory = fresh
    return fresh
  }

  /// The streak that goes on in the history. A row of the list asks for it four times.
  func currentStreak(on day: TodayStates.Day, _ work: () -> Terms) -> CurrentStreak {
    let history = history(work)
    if let knownStreak, knownStreak.day == day { return knownStreak.streak }
    let streaks = StreakCalculator.calculateStreak(
      from: history,
      weekStart: day.weekStart,
      today: day.today
    )
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
