import HabitEngine
import SwiftUI

/// A habit in the list: symbol, name, the last seven days, streak, completion button.
struct HabitRow: View {
  let habit: Habit
  let onOpen: @MainActor () -> Void

  @Environment(HabitStore.self) private var store

  var body: some View {
    let color = HabitColor(habit.color)
    let streak = store.currentStreak(of: habit)
    HStack(spacing: 12) {
      Button(action: onOpen) {
        HStack(spacing: 12) {
          HabitTile(icon: habit.icon, color: color, size: 38)
          VStack(alignment: .leading, spacing: 6) {
            Text(habit.name)
              .font(.headline)
              .foregroundStyle(.firstText)
              .lineLimit(1)
              .truncationMode(.tail)
            RecentDays(
              log: store.entry(for: habit).log,
              target: habit.target,
              today: store.today,
              color: color
            )
          }
          Spacer(minLength: 8)
          if streak > 0 {
            StreakBadge(length: streak, period: habit.streakGoal.period)
          }
        }
        .frame(minHeight: Metrics.touchTarget)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(label(streak: streak))
      .accessibilityHint("Shows the habit")
      CompletionButton(habit: habit)
    }
    .padding(.vertical, 4)
  }

  private func label(streak: Int) -> String {
    guard streak > 0 else { return habit.name }
    return "\(habit.name), current streak \(StreakBadge.words(streak, habit.streakGoal.period))"
  }
}
