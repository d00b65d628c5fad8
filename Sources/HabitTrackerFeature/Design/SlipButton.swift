import Foundation
import HabitData
import SwiftUI

/// A button that records or removes today's slip of a quit habit.
struct SlipButton: View {
  let habit: Habit
  let state: DayState
  /// Returns true while taps are ignored.
  let isOff: @MainActor () -> Bool

  @Environment(HabitStore.self) private var store

  var body: some View {
    Button {
      if !isOff() { store.toggle(store.today, of: habit) }
    } label: {
      Image(systemName: "xmark")
        .font(.system(size: 15, weight: .bold))
    }
    .buttonStyle(QuietButtonStyle(isWarning: state.status.isSlip))
    .accessibilityLabel(
      "\(habit.name), \(state.status.isSlip ? state.label : String(localized: "Record a Slip"))"
    )
    .accessibilityHint(state.status.isSlip ? String(localized: "Removes the slip") : state.label)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    SlipButton(habit: habit, state: store.todayState(of: habit), isOff: { false })
  }
}
