import Foundation

/// Requests from outside of any window to show a habit.
extension HabitStore {
  /// Shows a habit in the window that was opened last, or in the next one that opens.
  package func showInWindow(_ habit: Habit) {
    histories.habitToShow = habit.id
  }

  /// The habit that this window must show.
  package var habitToShow: UUID? {
    // Always read, so that every window observes it.
    let habit = histories.habitToShow
    return histories.openWindows.last === self ? habit : nil
  }

  /// Records that the habit is being shown.
  package func showedHabit() {
    histories.habitToShow = nil
  }
}
