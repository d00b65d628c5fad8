import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The part of a habit in the list that leads to its own screen: symbol, name, streak.
struct HabitOpener<Details: View>: View {
  let habit: Habit
  let tileSize: CGFloat
  let onOpen: @MainActor () -> Void
  /// What stands below the name.
  @ViewBuilder let details: Details

  @Environment(HabitStore.self) private var store

  var body: some View {
    let streak = store.currentStreak(of: habit)
    Button(action: onOpen) {
      HStack(spacing: 12) {
        HabitTile(icon: habit.icon, color: HabitColor(habit.color), size: tileSize)
        VStack(alignment: .leading, spacing: 1) {
          Text(habit.name)
            .font(.headline)
            .foregroundStyle(.firstText)
            .lineLimit(1)
            .truncationMode(.tail)
          details
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
  }

  private func label(streak: Int) -> String {
    guard streak > 0 else { return habit.name }
    return "\(habit.name), current streak \(habit.streakGoal.period.words(streak))"
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    HabitOpener(habit: habit, tileSize: 44) {
    } details: {
      Text(habit.details)
    }
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    HabitOpener(habit: habit, tileSize: 44) {
    } details: {
      Text(habit.details)
    }
  }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in
    HabitOpener(habit: habit, tileSize: 44) {
    } details: {
      Text(habit.details)
    }
  }
}
