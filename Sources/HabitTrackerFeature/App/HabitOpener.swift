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
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let streak = store.currentStreak(of: habit)
    Button(action: onOpen) {
      Group {
        if typeSize.isAccessibilitySize {
          VStack(alignment: .leading, spacing: 8) {
            tile
            words(streak: streak)
          }
        } else {
          HStack(spacing: 12) {
            tile
            words(streak: streak)
          }
        }
      }
      .frame(minHeight: Metrics.touchTarget)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label(streak: streak))
    .accessibilityHint("Shows the habit")
  }

  private var tile: some View {
    HabitTile(icon: habit.icon, color: HabitColor(habit.color), size: tileSize)
  }

  /// The badge stands beside the name; below it where that would cut the name.
  @ViewBuilder private func words(streak: Int) -> some View {
    if streak > 0 {
      let badge = StreakBadge(length: streak, period: habit.streakGoal.period)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) {
          name(lines: 1)
          Spacer(minLength: 0)
          badge
        }
        VStack(alignment: .leading, spacing: 6) {
          name(lines: mostLines)
          badge
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      name(lines: mostLines)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var mostLines: Int { typeSize.isAccessibilitySize ? 3 : 2 }

  private func name(lines: Int) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(habit.name)
        .font(.headline)
        .foregroundStyle(.firstText)
        .lineLimit(lines)
        .truncationMode(.tail)
      details
    }
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
