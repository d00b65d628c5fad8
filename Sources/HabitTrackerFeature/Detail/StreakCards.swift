import HabitData
import HabitEngine
import SwiftUI

/// The current and the longest streak, side by side if there is space.
struct StreakCards: View {
  let period: StreakGoal.Period
  let streaks: Streaks

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: Metrics.cardGap) { cards }
      VStack(spacing: Metrics.cardGap) { cards }
    }
  }

  @ViewBuilder private var cards: some View {
    card("Current", streaks.current, isBest: false)
    card("Best", streaks.longest, isBest: true)
  }

  private func card(_ title: LocalizedStringKey, _ length: Int, isBest: Bool) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      // A long unit moves below the badge, because a single word can't wrap.
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { self.length(length, isBest: isBest) }
        VStack(alignment: .leading, spacing: 4) { self.length(length, isBest: isBest) }
      }
      .frame(minHeight: 40, alignment: .leading)
      Text(title)
        .font(.subheadline)
        .accessibilityHidden(true)
    }
    .foregroundStyle(.secondText)
    // The card is as high as the card beside it.
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .onCard()
  }

  @ViewBuilder private func length(_ length: Int, isBest: Bool) -> some View {
    StreakBadge(length: length, period: period, isBest: isBest, isLarge: true)
    // The badge's label includes this text.
    Text(period.unit(length))
      .font(.subheadline)
      .accessibilityHidden(true)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    StreakCards(period: habit.streakGoal.period, streaks: store.streaks(of: habit))
  }
}
