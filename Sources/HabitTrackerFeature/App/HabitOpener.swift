import Foundation
import HabitData
import SwiftUI

/// The part of a habit in the list that leads to its own screen: symbol, name, streak.
///
/// What a tap on the habit changes has views of its own: the streak, in words and as a badge. All else
/// stays as it is then.
struct HabitOpener<Details: View>: View {
  let habit: Habit
  let badge: StreakBadge.OfHabit
  let tileSize: CGFloat
  let onOpen: @MainActor () -> Void
  /// What stands below the name.
  @ViewBuilder let details: Details

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isRestingToday) private var isResting

  var body: some View {
    Button(action: onOpen) {
      Group {
        if typeSize.isAccessibilitySize {
          VStack(alignment: .leading, spacing: 8) {
            tile
            nameAndBadge
          }
        } else {
          HStack(alignment: .top, spacing: 12) {
            tile
            nameAndBadge
              .frame(minHeight: tileSize)
          }
        }
      }
      .frame(minHeight: Metrics.touchTarget)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .modifier(StreakLabel(habit: habit))
    .accessibilityHint(isResting ? "Not due today. Shows the habit" : "Shows the habit")
  }

  private var tile: some View {
    HabitTile(icon: habit.icon, color: HabitColor(habit.color), size: tileSize)
  }

  /// The badge stands beside the name; below it where that would cut the name. Both forms are there
  /// without a badge too, so that a streak that begins or ends changes nothing but the badge.
  private var nameAndBadge: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        name(lines: 1)
          .frame(maxWidth: .infinity, alignment: .leading)
        badge
      }
      VStack(alignment: .leading, spacing: 6) {
        name(lines: mostLines)
        badge
      }
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
}

/// Says a habit's name, and the streak that goes on.
private struct StreakLabel: ViewModifier {
  let habit: Habit

  @Environment(HabitReader.self) private var reader

  func body(content: Content) -> some View {
    content.accessibilityLabel(label)
  }

  private var label: String {
    let length = reader.currentStreak(of: habit)
    guard length > 0 else { return habit.name }
    return "\(habit.name), current streak \(reader.streakPeriod(of: habit).formatted(length))"
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    HabitOpener(habit: habit, badge: StreakBadge.OfHabit(habit: habit), tileSize: 44) {
    } details: {
      Text(habit.details)
    }
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    HabitOpener(habit: habit, badge: StreakBadge.OfHabit(habit: habit), tileSize: 44) {
    } details: {
      Text(habit.details)
    }
  }
}
