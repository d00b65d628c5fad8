import HabitData
import SwiftUI

/// How often a habit was done today, with one less and one more.
struct CountStepper: View {
  let habit: Habit
  let state: DayState

  @Environment(HabitStore.self) private var store
  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) {
        less
        Spacer(minLength: 0)
        count
        Spacer(minLength: 0)
        more
      }
      VStack(spacing: 12) {
        count
        HStack {
          less
          Spacer()
          more
        }
      }
    }
    // As high as the cards beside it.
    .frame(maxHeight: .infinity)
    .onCard()
  }

  private var less: some View {
    button("minus", label: "One Less", by: -1)
      .disabled(state.count == 0)
  }

  private var more: some View {
    button("plus", label: "One More", by: 1)
  }

  private var count: some View {
    HStack(spacing: 16) {
      ring
      VStack(alignment: .leading, spacing: 2) {
        Text("\(state.count) of \(state.goal)")
          .font(.title3.bold().monospacedDigit())
          .foregroundStyle(.firstText)
        Text(state.isSkipped || state.isMissed ? "\(state.summary) today" : "today")
          .font(.footnote)
          .foregroundStyle(.secondText)
      }
      .accessibilityElement(children: .combine)
    }
  }

  private var ring: some View {
    let color = HabitColor(habit.color)
    return CompletionRing(state: state, color: color)
      .animation(isMotionReduced ? nil : .spring(duration: 0.3), value: state)
      .overlay {
        if state.isComplete {
          Image(systemName: "checkmark")
            .font(.system(size: 17, weight: .bold))
            .foregroundStyle(HabitTint(color, .mark))
        }
      }
      .accessibilityHidden(true)
  }

  private func button(_ symbol: String, label: String, by change: Int) -> some View {
    Button {
      store.add(change, to: habit, on: store.today)
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 19, weight: .bold))
    }
    .buttonStyle(CompletionButtonStyle(color: HabitColor(habit.color), isFilled: change > 0))
    .accessibilityLabel(label)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    CountStepper(habit: habit, state: store.todayState(of: habit))
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, store in
    CountStepper(habit: habit, state: store.todayState(of: habit))
  }
}
