import SwiftUI

/// How often a habit was done today, with one less and one more.
struct CountStepper: View {
  let habit: Habit
  let state: DayState

  @Environment(HabitStore.self) private var store

  var body: some View {
    HStack(spacing: 16) {
      button("minus", label: "One Less", by: -1)
        .disabled(state.count == 0)
      Spacer()
      VStack(spacing: 2) {
        Text("\(state.count) of \(state.goal)")
          .font(.title3.bold().monospacedDigit())
          .foregroundStyle(.firstText)
        Text(state.isSkipped ? "skipped today" : "today")
          .font(.footnote)
          .foregroundStyle(.secondText)
      }
      .accessibilityElement(children: .combine)
      Spacer()
      button("plus", label: "One More", by: 1)
    }
    .padding(Metrics.cardPadding)
    .background(.cardBackground, in: RoundedRectangle(cornerRadius: Metrics.cardRadius))
  }

  private func button(_ symbol: String, label: String, by change: Int) -> some View {
    Button {
      store.setCount(state.count + change, on: store.today, of: habit)
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 19, weight: .bold))
    }
    .buttonStyle(CompletionButtonStyle(color: HabitColor(habit.color), isFilled: change > 0))
    .accessibilityLabel(label)
  }
}
