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
  @ObservationIgnored var habit: Habit?

  init(_ log: HabitLog = HabitLog(), version: UUID? = nil) {
    self.log = log
    self.version = version
  }
}
