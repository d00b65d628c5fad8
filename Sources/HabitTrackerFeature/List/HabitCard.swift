import HabitData
import SwiftUI

/// A habit in the list, with a year of its days.
struct HabitCard: View {
  let habit: Habit
  @Binding var sheet: HabitSheet?
  let onOpen: @MainActor () -> Void

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: 6) {
      HStack(alignment: typeSize.isAccessibilitySize ? .top : .center, spacing: 12) {
        HabitOpener(
          habit: habit,
          badge: StreakBadge.OfHabit(habit: habit),
          tileSize: Metrics.touchTarget,
          onOpen: onOpen
        ) {
          HabitRemark(habit: habit, showsDetails: true)
        }
        CompletionButton(habit: habit, sheet: $sheet)
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
    HabitCard(habit: habit, sheet: .constant(nil)) {}
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    HabitCard(habit: habit, sheet: .constant(nil)) {}
  }
}
