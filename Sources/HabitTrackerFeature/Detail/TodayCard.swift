import Foundation
import HabitData
import SwiftUI

/// Today's progress, with the buttons that change it.
struct TodayCard: View {
  let habit: Habit
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    let state = store.todayState(of: habit)
    Group {
      switch state.control {
      case .ring: CountStepper(habit: habit, state: state, sheet: $sheet)
      case .timer: TimerCard(habit: habit, state: state, sheet: $sheet)
      case .slip: SlipCard(habit: habit, state: state)
      case .check:
        VStack(spacing: 8) {
          button(state)
          if state.isSkipped || state.isMissed {
            Text(state.isSkipped ? "Skipped today" : "Missed today")
              .font(.footnote)
              .foregroundStyle(.secondText)
          }
        }
      }
    }
    .sensoryFeedback(state.isComplete ? .success : .impact, trigger: state)
  }

  private func button(_ state: DayState) -> some View {
    Button {
      store.toggle(store.today, of: habit)
    } label: {
      Label(
        state.isComplete ? "Completed" : "Mark as Done",
        systemImage: state.isComplete ? "checkmark.circle.fill" : "circle"
      )
      .font(.headline)
      .contentTransition(.symbolEffect)
    }
    .buttonStyle(LargeButtonStyle(color: HabitColor(habit.color), isFilled: state.isComplete))
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in TodayCard(habit: habit, sheet: .constant(nil)) }
}
