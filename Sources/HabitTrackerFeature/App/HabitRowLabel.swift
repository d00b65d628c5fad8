import Foundation
import HabitData
import SwiftUI

/// The part of a list row that opens the habit's detail screen: symbol, name, and streak.
///
/// The accessibility description and the badge read the streak in separate views, so that a tap on
/// the completion button redraws only these two views.
struct HabitRowLabel<Details: View>: View {
  let habit: Habit
  let badge: StreakBadge.OfHabit
  let tileSize: CGFloat
  let onOpen: @MainActor () -> Void
  /// The content below the name.
  @ViewBuilder let details: Details

  @Environment(\.dynamicTypeSize) private var typeSize

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
    .modifier(RowDescription(habit: habit))
  }

  private var tile: some View {
    HabitTile(icon: habit.icon, color: HabitColor(habit.color), size: tileSize)
  }

  /// The name with the badge beside it, or below it if the name would be truncated. Both layouts
  /// exist even without a badge, so that a streak that begins or ends redraws only the badge.
  private var nameAndBadge: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        name(lines: 1)
          .frame(maxWidth: .infinity, alignment: .leading)
        badge
      }
      VStack(alignment: .leading, spacing: 6) {
        name(lines: typeSize.isAccessibilitySize ? 3 : 2)
        badge
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

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

/// A modifier that describes the view to assistive technologies: a label with the habit's name and
/// current streak, and a hint with its end or pause, which the label would otherwise hide.
private struct RowDescription: ViewModifier {
  let habit: Habit

  @Environment(HabitStore.self) private var store
  @Environment(\.isNotDueToday) private var isNotDueToday
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content
      .accessibilityLabel(label)
      .accessibilityHint(hint)
  }

  private var hint: String {
    let action =
      isNotDueToday
      ? String(localized: "Not due today. Shows the habit") : String(localized: "Shows the habit")
    return store.rest(of: habit, locale).map { "\($0). \(action)" } ?? action
  }

  private var label: String {
    let length = store.currentStreak(of: habit)
    guard length > 0 else { return habit.name }
    let streak = store.streakPeriod(of: habit).formatted(length)
    return String(
      localized: "\(habit.name), current streak \(streak)",
      comment: "A habit for screen readers. The second argument is a length: 12 days."
    )
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    HabitRowLabel(habit: habit, badge: StreakBadge.OfHabit(habit: habit), tileSize: 44) {
    } details: {
      Text(habit.details)
    }
  }
}
