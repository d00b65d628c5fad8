import HabitData
import HabitEngine
import SwiftUI

/// The streak that goes on and the longest one, side by side where there is room.
struct StreakCards: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    let streaks = store.streaks(of: habit)
    ViewThatFits(in: .horizontal) {
      HStack(spacing: Metrics.cardGap) { cards(streaks) }
      VStack(spacing: Metrics.cardGap) { cards(streaks) }
    }
  }

  @ViewBuilder private func cards(_ streaks: Streaks) -> some View {
    card("Current", streaks.current)
    card("Best", streaks.longest)
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
