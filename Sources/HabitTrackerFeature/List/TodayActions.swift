import HabitData
import SwiftUI

/// What a menu offers for today besides the completion button itself.
struct TodayActions: View {
  let habit: Habit
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    let state = store.todayState(of: habit)
    Button("Set Count", systemImage: "number") { sheet = .count(habit, store.today) }
    if state.isSkipped {
      Button("Undo Skip", systemImage: "arrow.uturn.backward") {
        store.reopen(store.today, of: habit)
      }
    } else {
      Button("Skip Today", systemImage: "forward.fill") { store.skip(store.today, of: habit) }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    List { TodayActions(habit: habit, sheet: .constant(nil)) }
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    List { TodayActions(habit: habit, sheet: .constant(nil)) }
  }
}
