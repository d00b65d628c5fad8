import HabitData
import HabitEngine
import SwiftUI

/// Today's time, with the timer that adds to it.
struct TimerCard: View {
  let habit: Habit
  let state: DayState
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    let phase = habit.timer.phase
    VStack(spacing: 12) {
      HStack(spacing: 16) {
        TodayRing(habit: habit, state: state)
        ProgressButton(habit: habit, state: state, sheet: $sheet)
        Spacer(minLength: 0)
        TimerText(habit: habit)
          .font(.title2.bold())
      }
      Button {
        store.switchTimer(habit)
      } label: {
        Label(phase.action, systemImage: phase.symbol)
          .font(.headline)
          .contentTransition(.symbolEffect)
      }
      .buttonStyle(LargeButtonStyle(color: HabitColor(habit.color), isFilled: phase == .stopped))
      if phase != .stopped {
        HStack(spacing: 12) {
          Button("Stop") { store.stopTimer(habit) }
            .accessibilityHint("Adds the time to today")
          Button("Discard") { store.discardTimer(habit) }
        }
        .buttonStyle(TextButtonStyle())
      }
    }
    .onCard()
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    TimerCard(habit: habit, state: store.todayState(of: habit), sheet: .constant(nil))
      .onAppear { store.startTimer(habit) }
  }
}
