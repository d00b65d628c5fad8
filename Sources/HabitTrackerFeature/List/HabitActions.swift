import HabitData
import SwiftUI

/// The context menu of a habit in the list.
struct HabitActions: View {
  let habit: Habit
  /// The habits before and after this habit, or nil if the list can't be reordered.
  let moves: HabitMoves?
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    TodayActions(habit: habit, sheet: $sheet)
    EditHabitButton(habit: habit, sheet: $sheet)
    if let moves {
      Button("Move Up", systemImage: "arrow.up") { move(past: moves.above) }
        .disabled(moves.above == nil)
      Button("Move Down", systemImage: "arrow.down") { move(past: moves.below) }
        .disabled(moves.below == nil)
    }
    ArchiveHabitButton(habit: habit)
    DeleteHabitButton(habit: habit)
  }

  private func move(past other: Habit?) {
    guard let other else { return }
    withAnimation { store.move(habit, past: other) }
  }
}

/// The button that opens the editor of a habit.
struct EditHabitButton: View {
  let habit: Habit
  @Binding var sheet: HabitSheet?

  var body: some View {
    Button("Edit", systemImage: "pencil") { sheet = .editor(.edit(habit)) }
  }
}

struct ArchiveHabitButton: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    Button("Archive", systemImage: "archivebox") {
      withAnimation { store.archive(habit) }
    }
  }
}

struct DeleteHabitButton: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    Button("Delete", systemImage: "trash", role: .destructive) {
      withAnimation { _ = store.delete(habit) }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    List { HabitActions(habit: habit, moves: nil, sheet: .constant(nil)) }
  }
}
