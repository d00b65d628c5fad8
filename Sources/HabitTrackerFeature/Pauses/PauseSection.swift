import HabitData
import SwiftData
import SwiftUI

/// The buttons that pause the habits of a category or all habits, and resume all habits.
struct PauseSection: View {
  @Environment(HabitStore.self) private var store
  @Query private var habits: [Habit]
  @State private var sheet: HabitSheet?

  var body: some View {
    let paused = habits.filter { $0.archivedAt == nil && $0.pauses.contains(store.today) }
    Section("Pause") {
      Button("Pause Until…") { sheet = .pause(.all(nil)) }
        .sheet(item: $sheet) { $0 }
      if !paused.isEmpty {
        Button("Resume All") { _ = store.resume(paused) }
      }
    }
    .textCase(nil)
  }
}

#Preview("Populated", traits: .sample) {
  Form { PauseSection() }
}
