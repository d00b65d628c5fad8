import HabitData
import HabitEngine
import SwiftUI

/// The streak that goes on and the longest one, side by side.
struct StreakCards: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    let streaks = store.streaks(of: habit)
    HStack(spacing: Metrics.cardGap) {
      card("Current", streaks.current)
      card("Best", streaks.longest)
    }
  }

  private func card(_ title: String, _ length: Int) -> some View {
    let period = habit.streakGoal.period
    return VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        StreakBadge(length: length, period: period, name: title, isLarge: true)
        // The badge says these words already.
        Text(period.unit(length))
          .font(.subheadline)
          .accessibilityHidden(true)
      }
      .frame(minHeight: 40)
      Text(title)
        .font(.subheadline)
        .accessibilityHidden(true)
    }
    .foregroundStyle(.secondText)
    .frame(maxWidth: .infinity, alignment: .leading)
    .onCard()
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    StreakCards(habit: habit)
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    StreakCards(habit: habit)
  }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in
    StreakCards(habit: habit)
  }
}
