import HabitData
import HabitDesign
import SwiftUI

extension StreakBadge {
  /// The badge of a habit's current streak in a list. Empty without one. It reads the streak
  /// itself, so that a new streak redraws only the badge.
  struct OfHabit: View {
    let habit: Habit

    @Environment(HabitReader.self) private var reader

    var body: some View {
      let length = reader.currentStreak(of: habit)
      if length > 0 { StreakBadge(length: length, period: reader.streakPeriod(of: habit)) }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    StreakBadge.OfHabit(habit: habit)
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    StreakBadge.OfHabit(habit: habit)
  }
}
