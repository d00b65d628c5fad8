import HabitData
import HabitEngine
import SwiftUI

/// The last seven days of a habit as dashes, today at the right.
struct RecentDays: View {
  let log: HabitLog
  let target: HabitTarget
  let today: CalendarDay
  let color: HabitColor

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<7) { index in
        Capsule()
          .fill(HabitTint(color, opacity: opacity(index)))
          .frame(width: 14, height: 6)
      }
    }
    .accessibilityHidden(true)
  }

  private func opacity(_ index: Int) -> Double {
    let state = DayState(log.record(on: today.advanced(by: index - 6)), target: target)
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

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, store in
    RecentDays(
      log: store.entry(for: habit).log,
      target: habit.target,
      today: store.today,
      color: HabitColor(habit.color)
    )
  }
}
