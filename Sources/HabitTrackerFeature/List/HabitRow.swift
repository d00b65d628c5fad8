import HabitData
import SwiftUI

/// A habit in the list: symbol, name, the last seven days, streak, and room for the completion button.
struct HabitRow: View {
  let habit: Habit
  let onOpen: @MainActor () -> Void

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(alignment: typeSize.isAccessibilitySize ? .top : .center, spacing: 12) {
      HabitOpener(
        habit: habit,
        badge: StreakBadge.OfHabit(habit: habit),
        tileSize: 38,
        onOpen: onOpen
      ) {
        RecentDays(habit: habit)
          .padding(.top, 5)
        HabitRemark(habit: habit, showsDetails: false)
          .padding(.top, 4)
      }
      CompletionButtonSpace(habit: habit)
    }
    .padding(.vertical, 4)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    HabitRow(habit: habit) {}
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    HabitRow(habit: habit) {}
  }
}
