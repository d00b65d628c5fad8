import SwiftUI

/// A habit's symbol, name, description and streak.
struct DetailHeader: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    let streak = store.currentStreak(of: habit)
    HStack(alignment: .center, spacing: 16) {
      HabitTile(icon: habit.icon, color: HabitColor(habit.color), size: 84)
      VStack(alignment: .leading, spacing: 6) {
        Text(habit.name)
          .font(.title.bold())
          .foregroundStyle(.firstText)
          .accessibilityAddTraits(.isHeader)
        if !habit.details.isEmpty {
          Text(habit.details)
            .font(.subheadline)
            .foregroundStyle(.secondText)
        }
        StreakBadge(length: streak, period: habit.streakGoal.period)
      }
      Spacer(minLength: 0)
    }
  }
}
