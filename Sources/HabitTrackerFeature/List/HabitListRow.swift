import HabitData
import SwiftUI

/// A habit in the list, with what a swipe and a long press offer.
///
/// It has no closures, so that the list can tell that nothing of it changed.
struct HabitListRow: View {
  let habit: Habit
  let style: HabitListStyle
  /// Nil where the order is not the user's own.
  let moves: HabitMoves?
  @Binding var path: [HabitRoute]
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    entry
      .swipeActions {
        deleteButton
        archiveButton
        editButton
      }
      .contextMenu {
        TodayActions(habit: habit, sheet: $sheet)
        editButton
        if let moves { moveButtons(moves) }
        archiveButton
        deleteButton
      }
  }

  @ViewBuilder private var entry: some View {
    switch style {
    case .cards:
      HabitCard(habit: habit, sheet: $sheet, onOpen: open)
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.clear)
        .listRowSeparator(.hidden)
    case .rows:
      HabitRow(habit: habit, sheet: $sheet, onOpen: open)
        .listRowBackground(Rectangle().fill(.cardBackground))
    }
  }

  private var editButton: some View {
    Button("Edit", systemImage: "pencil") { sheet = .editor(.edit(habit)) }
  }

  private var archiveButton: some View {
    Button("Archive", systemImage: "archivebox") {
      withAnimation { store.archive(habit) }
    }
  }

  private var deleteButton: some View {
    Button("Delete", systemImage: "trash", role: .destructive) {
      withAnimation { _ = store.delete(habit) }
    }
  }

  @ViewBuilder private func moveButtons(_ moves: HabitMoves) -> some View {
    Button("Move Up", systemImage: "arrow.up") {
      withAnimation { store.moveUp(habit) }
    }
    .disabled(!moves.canMoveUp)
    Button("Move Down", systemImage: "arrow.down") {
      withAnimation { store.moveDown(habit) }
    }
    .disabled(!moves.canMoveDown)
  }

  private func open() {
    path.append(.habit(habit.id))
  }
}

/// Where a habit can go in the manual order.
struct HabitMoves: Hashable {
  let canMoveUp: Bool
  let canMoveDown: Bool
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    List {
      HabitListRow(
        habit: habit,
        style: .cards,
        moves: HabitMoves(canMoveUp: false, canMoveDown: true),
        path: .constant([]),
        sheet: .constant(nil)
      )
    }
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    List {
      HabitListRow(
        habit: habit,
        style: .rows,
        moves: nil,
        path: .constant([]),
        sheet: .constant(nil)
      )
    }
  }
}
