import HabitData
import HabitEngine
import SwiftUI

/// The last seven days of a habit, today at the right.
struct RecentDays: View {
  let log: HabitLog
  let target: HabitTarget
  let today: CalendarDay
  let color: HabitColor

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<7) { index in
        mark(DayState(log.record(on: today.advanced(by: index - 6)), target: target))
          .frame(width: 14, height: 6)
      }
    }
    .accessibilityHidden(true)
  }

  /// A dash; a dot for a day that was skipped, as in the year grid.
  @ViewBuilder private func mark(_ state: DayState) -> some View {
    if state.isSkipped {
      Circle()
        .fill(HabitTint(color, opacity: 0.62))
        .frame(width: 6, height: 6)
    } else {
      Capsule()
        .fill(HabitTint(color, opacity: opacity(state)))
    }
  }

  private func opacity(_ state: DayState) -> Double {
    if state.isComplete { return 1 }
    return state.count > 0 ? 0.42 : 0.18
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    RecentDays(
      log: store.entry(for: habit).log,
      target: habit.target,
      today: store.today,
      color: HabitColor(habit.color)
    )
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, store in
    RecentDays(
      log: store.entry(for: habit).log,
      target: habit.target,
      today: store.today,
      color: HabitColor(habit.color)
    )
  }
}
