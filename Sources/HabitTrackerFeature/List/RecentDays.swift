import HabitData
import HabitEngine
import SwiftUI

/// The last seven days of a habit, today at the right.
struct RecentDays: View {
  let history: HabitHistory
  let weekStart: WeekStart
  let today: CalendarDay
  let color: HabitColor

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<7) { index in
        mark(state(today.advanced(by: index - 6)))
          .frame(width: 14, height: 6)
      }
    }
    .accessibilityHidden(true)
  }

  private func state(_ day: CalendarDay) -> DayState {
    DayState(history, on: day, weekStart: weekStart, today: today)
  }

  /// A dash; as in the year grid a dot for a day that was skipped and for a slip, and a short line for
  /// a pause.
  @ViewBuilder private func mark(_ state: DayState) -> some View {
    if state.standing.isSlip {
      Circle()
        .fill(.warning)
        .frame(width: 6, height: 6)
    } else if state.isSkipped {
      Circle()
        .fill(HabitTint(color, opacity: 0.62))
        .frame(width: 6, height: 6)
    } else if state.isAtRest {
      Capsule()
        .fill(HabitTint(color, opacity: 0.4))
        .frame(width: 8, height: 2)
    } else {
      Capsule()
        .fill(HabitTint(color, opacity: opacity(state)))
    }
  }

  private func opacity(_ state: DayState) -> Double {
    if state.isComplete { return 1 }
    if state.count > 0 { return 0.42 }
    return state.standing.isDue ? 0.18 : 0.06
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    RecentDays(
      history: store.history(of: habit),
      weekStart: store.weekStart,
      today: store.today,
      color: HabitColor(habit.color)
    )
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, store in
    RecentDays(
      history: store.history(of: habit),
      weekStart: store.weekStart,
      today: store.today,
      color: HabitColor(habit.color)
    )
  }
}
