import HabitData
import SwiftUI

/// What today looks like, and the large button that changes it.
struct TodayCard: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    let state = store.todayState(of: habit)
    Group {
      if state.goal > 1 {
        CountStepper(habit: habit, state: state)
      } else {
        VStack(spacing: 8) {
          button(state)
          if state.isSkipped || state.isMissed {
            Text("\(state.summary.capitalized) today")
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
      store.toggleToday(habit)
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
  PreviewHabit { habit, _ in
    TodayCard(habit: habit)
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    TodayCard(habit: habit)
  }
}
