import HabitData
import HabitDesign
import SwiftUI

extension StreakBadge {
  /// The badge of a habit in a list: nothing where no streak goes on. It reads the streak itself, so that
  /// a tap that changes it changes nothing else of the row.
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
