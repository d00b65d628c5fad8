import Foundation

/// What is to be shown in a window of the app, for those who ask for it outside of any.
extension HabitStore {
  /// Shows a habit in the window that was opened last; without one in the next that is.
  package func showInWindow(_ habit: Habit) {
    histories.habitToShow = habit.id
  }

  /// The habit that this window is to show.
  package var habitToShow: UUID? {
    // Read in any case, so that each window hears of it.
    let habit = histories.habitToShow
    return histories.openWindows.last === self ? habit : nil
  }

  /// Takes note that the habit is shown.
  package func showedHabit() {
    histories.habitToShow = nil
  }
}
