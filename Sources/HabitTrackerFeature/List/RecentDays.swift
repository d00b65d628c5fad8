import HabitData
import HabitEngine
import SwiftUI

/// The last seven days of a habit, today at the right.
struct RecentDays: View {
  let habit: Habit

  @Environment(HabitReader.self) private var reader

  var body: some View {
    let today = reader.today
    let history = reader.history(of: habit)
    let states = (-6...0).map {
      DayState(history, on: today.advanced(by: $0), weekStart: reader.weekStart, today: today)
    }
    HStack(spacing: 4) {
      ForEach(states.indices, id: \.self) { index in
        mark(states[index])
          .frame(width: 14, height: 6)
      }
    }
    .accessibilityHidden(true)
  }

  private var color: HabitColor { HabitColor(habit.color) }

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
  PreviewHabit { habit, _ in
    RecentDays(habit: habit)
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    RecentDays(habit: habit)
  }
}
