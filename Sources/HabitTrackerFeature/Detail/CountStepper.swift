import HabitData
import SwiftUI

/// Today's count or amount, with buttons that subtract and add a step.
struct CountStepper: View {
  let habit: Habit
  let state: DayState
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

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
    // The card is as high as the cards beside it.
    .frame(maxHeight: .infinity)
    .onCard()
  }

  private var less: some View {
    button("minus", label: isOne ? "One Less" : "\(step) Less", by: -state.measure.step)
      .disabled(state.count == 0)
      .accessibilityHint("Subtracts from today")
  }

  private var more: some View {
    button("plus", label: isOne ? "One More" : "\(step) More", by: state.measure.step)
      .accessibilityHint("Adds to today")
  }

  private var isOne: Bool { state.measure == .times }

  /// The step of an amount: "0.5 km".
  private var step: String { state.measure.text(state.measure.step) }

  private var count: some View {
    HStack(spacing: 16) {
      TodayRing(habit: habit, state: state)
      if state.measure == .times {
        ProgressWords(state: state)
          .accessibilityElement(children: .combine)
      } else {
        ProgressButton(habit: habit, state: state, sheet: $sheet)
      }
    }
  }

  private func button(_ symbol: String, label: LocalizedStringKey, by change: Int) -> some View {
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
    CountStepper(habit: habit, state: store.todayState(of: habit), sheet: .constant(nil))
  }
}
