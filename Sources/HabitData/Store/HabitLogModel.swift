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
    didSet { if habit !== oldValue { knownHistory = nil } }
  }
  /// The log with what the habit asks for, until something of it changes.
  @ObservationIgnored private var knownHistory: HabitHistory?
  /// Another number after each such change.
  private var historyNumber = 0

  init(_ log: HabitLog = HabitLog(), version: UUID? = nil) {
    self.log = log
    self.version = version
  }

  /// The log with what the habit asks for. A tap on a habit asks for it nine times, and whoever asks
  /// observes this alone rather than a dozen properties.
  /// - Parameter work: Reads it, if it is not known.
  func history(_ work: () -> HabitHistory) -> HabitHistory {
    _ = historyNumber
    if let knownHistory { return knownHistory }
    let fresh = withObservationTracking(work) { [weak self] in
      // Habits and their logs are written on the main actor alone.
      MainActor.assumeIsolated { self?.forgetHistory() }
    }
    knownHistory = fresh
    return fresh
  }

  private func forgetHistory() {
    knownHistory = nil
    historyNumber &+= 1
  }
}
