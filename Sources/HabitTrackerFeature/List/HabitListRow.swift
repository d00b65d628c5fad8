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
  /// Whether today does not ask for it, and it was not done all the same.
  var isResting = false
  @Binding var path: [HabitRoute]
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    entry
      // Grey, not pale: what is written is to be read as well as elsewhere.
      .grayscale(isResting ? 0.99 : 0)
      .environment(\.isRestingToday, isResting)
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
    Button("Move Up", systemImage: "arrow.up") { move(past: moves.above) }
      .disabled(moves.above == nil)
    Button("Move Down", systemImage: "arrow.down") { move(past: moves.below) }
      .disabled(moves.below == nil)
  }

  private func move(past other: Habit?) {
    guard let other else { return }
    withAnimation { store.move(habit, past: other) }
  }

  private func open() {
    path.append(.habit(habit.id))
  }
}

private struct IsRestingTodayKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the habit of the view is not due today, and was not done all the same.
  var isRestingToday: Bool {
    get { self[IsRestingTodayKey.self] }
    set { self[IsRestingTodayKey.self] = newValue }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    List {
      HabitListRow(
        habit: habit,
        style: .cards,
        moves: HabitMoves(above: nil, below: habit),
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
        isResting: true,
        path: .constant([]),
        sheet: .constant(nil)
      )
    }
  }
}
