import HabitData
import HabitDesign
import SwiftUI

extension StreakBadge {
  /// The badge of a habit's current streak in a list; empty if there is no streak. The view reads
  /// the streak itself, so that a new streak redraws only the badge.
  struct OfHabit: View {
    let habit: Habit

    @Environment(HabitStore.self) private var store

    var body: some View {
      let length = store.currentStreak(of: habit)
      if length > 0 { StreakBadge(length: length, period: store.streakPeriod(of: habit)) }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in StreakBadge.OfHabit(habit: habit) }
}
