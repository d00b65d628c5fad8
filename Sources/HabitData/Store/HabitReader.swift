import HabitEngine
import Observation

/// Reads the habits for all windows alike. What a view reads here and not in its window's store, it
/// shows in each window in the same way, so that it need be made only once.
@Observable @MainActor package final class HabitReader: HabitReading {
  @ObservationIgnored package let days: DayClock
  package private(set) var weekStart: WeekStart
  @ObservationIgnored private let histories: HabitHistories

  init(_ histories: HabitHistories, days: DayClock, weekStart: WeekStart) {
    self.histories = histories
    self.days = days
    self.weekStart = weekStart
  }

  package func entry(for habit: Habit) -> HabitLogModel {
    histories.entry(for: habit) { [histories] in
      histories.openWindows.last?.reportUnread($0)
    }
  }

  /// Takes another day for weeks to begin with.
  func setWeekStart(_ weekStart: WeekStart) {
    guard weekStart != self.weekStart else { return }
    self.weekStart = weekStart
  }
}
