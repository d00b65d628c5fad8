import HabitEngine
import Observation

/// Reads habits independently of a window. A view that uses it looks the same in all windows and
/// can be shared between them.
@Observable @MainActor package final class HabitReader: HabitReading {
  @ObservationIgnored package let days: DayClock
  package private(set) var weekStart: WeekStart
  @ObservationIgnored private let histories: HistoryCache

  init(_ histories: HistoryCache, days: DayClock, weekStart: WeekStart) {
    self.histories = histories
    self.days = days
    self.weekStart = weekStart
  }

  package func entry(for habit: Habit) -> HabitHistoryCache {
    histories.entry(for: habit) { [histories] in
      histories.openWindows.last?.reportUnread($0)
    }
  }

  /// Sets the first day of the week.
  func setWeekStart(_ weekStart: WeekStart) {
    guard weekStart != self.weekStart else { return }
    self.weekStart = weekStart
  }
}
