import HabitData
import SwiftUI

/// Says of today that a habit is done: a check mark for once a day, a ring for more.
struct CompletionButton: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    let state = store.todayState(of: habit)
    Group {
      if state.goal > 1 { ring(state) } else { check(state) }
    }
    .sensoryFeedback(state.isComplete ? .success : .impact, trigger: state)
  }

  private func check(_ state: DayState) -> some View {
    Button {
      store.toggleToday(habit)
    } label: {
      Image(systemName: state.isSkipped ? "forward.fill" : "checkmark")
        .font(.system(size: 19, weight: .bold))
    }
    .buttonStyle(
      CompletionButtonStyle(color: HabitColor(habit.color), isFilled: state.isComplete)
    )
    .accessibilityLabel("\(habit.name), \(state.label)")
  }

  private func ring(_ state: DayState) -> some View {
    Button {
      store.addOne(to: habit)
    } label: {
      center(state)
        .foregroundStyle(HabitTint(HabitColor(habit.color), .mark))
    }
    .buttonStyle(RingButtonStyle(state: state, color: HabitColor(habit.color)))
    .accessibilityLabel("\(habit.name), \(state.label)")
    .accessibilityHint("Adds one")
  }

  /// A plus; past the goal, how often it was done.
  @ViewBuilder private func center(_ state: DayState) -> some View {
    if state.count > state.goal {
      Text("\(state.count)")
        .font(.footnote.bold().monospacedDigit())
    } else {
      Image(systemName: state.isSkipped ? "forward.fill" : "plus")
        .font(.system(size: 17, weight: .semibold))
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    CompletionButton(habit: habit)
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    CompletionButton(habit: habit)
  }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in
    CompletionButton(habit: habit)
  }
}
