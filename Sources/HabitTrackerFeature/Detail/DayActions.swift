import HabitData
import HabitEngine
import SwiftUI

/// The context menu of a day.
struct DayActions: View {
  let habit: Habit
  let day: CalendarDay
  let state: DayState
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    Button(state.measure.settingTitle, systemImage: "number") { sheet = .count(habit, day) }
    if state.isSkipped {
      Button("Undo Skip", systemImage: "arrow.uturn.backward") { store.reopen(day, of: habit) }
    } else {
      Button("Skip", systemImage: "forward.fill") { store.skip(day, of: habit) }
    }
    if state.isMissed {
      Button("Undo Missed", systemImage: "arrow.uturn.backward") { store.reopen(day, of: habit) }
    } else {
      Button("Missed", systemImage: "xmark") { store.markMissed(day, of: habit) }
    }
    Button("Note", systemImage: "square.and.pencil") { sheet = .note(habit, day) }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    List {
      DayActions(
        habit: habit,
        day: store.today,
        state: store.todayState(of: habit),
        sheet: .constant(nil)
      )
    }
  }
}
