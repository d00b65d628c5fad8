import HabitData
import SwiftUI

/// The ring of today's progress, with a check mark once the goal of a build habit is met.
struct TodayRing: View {
  let habit: Habit
  let state: DayState

  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  var body: some View {
    let color = HabitColor(habit.color)
    CompletionRing(state: state, color: color)
      .animation(isMotionReduced ? nil : .spring(duration: 0.3), value: state)
      .overlay {
        if state.isComplete, state.kind == .build {
          Image(systemName: "checkmark")
            .font(.system(size: 17, weight: .bold))
            .foregroundStyle(HabitTint(color, .mark))
        }
      }
      .accessibilityHidden(true)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in TodayRing(habit: habit, state: store.todayState(of: habit)) }
}
