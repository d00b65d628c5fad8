import HabitData
import SwiftUI

/// Says of today that a habit to give up was not kept, or takes that back.
struct SlipButton: View {
  let habit: Habit
  let state: DayState
  /// Whether a tap does nothing.
  let isOff: @MainActor () -> Bool

  @Environment(HabitStore.self) private var store

  var body: some View {
    Button {
      if !isOff() { store.toggleToday(habit) }
    } label: {
      Image(systemName: "xmark")
        .font(.system(size: 15, weight: .bold))
    }
    .buttonStyle(QuietButtonStyle(isWarning: state.standing.isSlip))
    .accessibilityLabel("\(habit.name), \(state.standing.isSlip ? state.label : "Record a Slip")")
    .accessibilityHint(state.standing.isSlip ? "Takes the slip back" : state.label)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    SlipButton(habit: habit, state: store.todayState(of: habit), isOff: { false })
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, store in
    SlipButton(habit: habit, state: store.todayState(of: habit), isOff: { false })
  }
}
