import HabitData
import SwiftUI

/// Today's progress in words.
struct ProgressWords: View {
  let state: DayState

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(state.progress)
        .font(.title3.bold().monospacedDigit())
        .foregroundStyle(state.status.isSlip ? .warning : .firstText)
      (state.isSkipped
        ? Text("skipped today") : state.isMissed ? Text("missed today") : Text("today"))
        .font(.footnote)
        .foregroundStyle(.secondText)
    }
  }
}

/// Today's progress as a button that opens the sheet for the count or amount.
struct ProgressButton: View {
  let habit: Habit
  let state: DayState
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    Button {
      sheet = .count(habit, store.today)
    } label: {
      ProgressWords(state: state)
        .frame(minHeight: Metrics.touchTarget)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("\(state.measure.settingTitle), \(state.label)")
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    ProgressButton(
      habit: habit,
      state: store.todayState(of: habit),
      sheet: .constant(nil)
    )
  }
}
