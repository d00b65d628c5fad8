import HabitData
import SwiftUI

/// A habit in the list, with a year of its days and room for the completion button.
struct HabitCard: View {
  let habit: Habit
  let onOpen: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 6) {
      HStack(alignment: .top, spacing: 12) {
        HabitOpener(
          habit: habit,
          badge: StreakBadge.OfHabit(habit: habit),
          tileSize: Metrics.touchTarget,
          onOpen: onOpen
        ) {
          HabitRemark(habit: habit, showsDetails: true)
        }
        CompletionButtonSpace(habit: habit)
      }
      .padding(.horizontal, Metrics.cardPadding)
      YearGridView(habit: habit)
    }
    .padding(.top, Metrics.cardPadding)
    .padding(.bottom, Metrics.cardPadding - YearGridDrawing.margin)
    .clipShape(RoundedRectangle(cornerRadius: Metrics.cardRadius))
    .background { CardSurface() }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    HabitCard(habit: habit) {}
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    HabitCard(habit: habit) {}
  }
}
