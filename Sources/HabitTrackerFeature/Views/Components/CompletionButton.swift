import SwiftUI

/// Says of today that a habit is done: a check mark for once a day, a plus for more.
struct CompletionButton: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    let state = store.todayState(of: habit)
    Button {
      if state.goal > 1 { store.addOne(to: habit) } else { store.toggleToday(habit) }
    } label: {
      Image(systemName: symbol(state))
        .font(.system(size: 19, weight: .bold))
    }
    .buttonStyle(
      CompletionButtonStyle(color: HabitColor(habit.color), isFilled: state.isComplete)
    )
    .accessibilityLabel("\(habit.name), \(state.label)")
    .sensoryFeedback(state.isComplete ? .success : .impact, trigger: state)
  }

  private func symbol(_ state: DayState) -> String {
    if state.isSkipped { return "forward.fill" }
    return state.goal > 1 && !state.isComplete ? "plus" : "checkmark"
  }
}
