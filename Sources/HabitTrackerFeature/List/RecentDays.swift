import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A habit's last seven days, ending today. A tap toggles a day, as in the month calendar.
struct RecentDays: View {
  /// The tappable margin on both sides of a mark.
  static let inset = 4.0

  let habit: Habit

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    let today = store.today
    let history = store.history(of: habit)
    let initials = Calendar.civil(locale).veryShortStandaloneWeekdaySymbols
    HStack(spacing: 0) {
      ForEach(today.advanced(by: -6)...today, id: \.self) { day in
        RecentDay(
          habit: habit,
          day: day,
          initial: initials[day.weekday.rawValue - 1],
          isToday: day == today,
          state: DayState(history, on: day, weekStart: store.weekStart, today: today)
        )
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Last 7 Days")
    .frame(minWidth: 7 * 30, maxWidth: 7 * 40)
  }
}

/// A day of a habit. A tap toggles the day and redraws this view, but not the other days.
struct RecentDay: View {
  let habit: Habit
  let day: CalendarDay
  /// The initial of the weekday.
  let initial: String
  let isToday: Bool
  let state: DayState

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      store.toggle(day, of: habit)
    } label: {
      VStack(spacing: 3) {
        Text(verbatim: initial)
          .font(.caption2)
          .foregroundStyle(isToday ? .firstText : .secondText)
        mark
          .frame(height: 8)
      }
      .padding(.horizontal, RecentDays.inset)
      .frame(maxWidth: .infinity, minHeight: Metrics.touchTarget)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    // The row's context menu is the keyboard equivalent.
    .focusable(false)
    .accessibilityLabel("\(habit.name), \(day.formatted(locale)), \(state.summary)")
    .accessibilityHint(state.tapHint)
  }

  /// A dash, a dot for a skipped day or a slip, or a short line for a pause, as in the year grid.
  @ViewBuilder private var mark: some View {
    if state.exceedsLimit {
      Circle()
        .fill(.warning)
        .frame(width: 8, height: 8)
    } else if state.isSkipped {
      Circle()
        .fill(HabitTint(color, opacity: 0.62))
        .frame(width: 8, height: 8)
    } else if state.isAtRest {
      Capsule()
        .fill(HabitTint(color, opacity: 0.4))
        .frame(width: 8, height: 2)
    } else {
      Capsule()
        .fill(HabitTint(color, opacity: opacity))
        .frame(height: 8)
    }
  }

  private var color: HabitColor { HabitColor(habit.color) }

  private var opacity: Double {
    if state.isComplete { return 1 }
    if state.count > 0 { return 0.42 }
    return state.status.isDue ? 0.18 : 0.06
  }
}

extension DayState {
  /// The effect of a tap on the day, for VoiceOver.
  var tapHint: String {
    switch kind {
    case .quit:
      exceedsLimit ? String(localized: "Removes the slip") : String(localized: "Records a slip")
    case .build:
      isComplete
        ? String(localized: "Marks the day as not done")
        : String(localized: "Marks the day as done")
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in RecentDays(habit: habit) }
}
