import HabitData
import SwiftUI

/// A habit in the list, with swipe actions and a context menu.
///
/// The row has no closures, so that SwiftUI can skip rows without changes.
struct HabitListRow: View {
  let habit: Habit
  let style: HabitListStyle
  /// The neighbors in manual order, or nil if the list can't be reordered.
  let moves: HabitMoves?
  /// True if the habit is neither due nor complete today.
  var isNotDueToday = false
  @Binding var path: [HabitRoute]
  @Binding var sheet: HabitSheet?

  var body: some View {
    entry
      // The row is gray instead of transparent, so that text keeps its contrast.
      .grayscale(isNotDueToday ? 0.99 : 0)
      .environment(\.isNotDueToday, isNotDueToday)
      .swipeActions {
        // A full swipe triggers the first action.
        ArchiveHabitButton(habit: habit)
          .tint(.orange)
        DeleteHabitButton(habit: habit)
        EditHabitButton(habit: habit, sheet: $sheet)
          .tint(.blue)
      }
  }

  @ViewBuilder private var entry: some View {
    switch style {
    case .cards:
      HabitCard(habit: habit, moves: moves, sheet: $sheet, onOpen: open)
        .contextMenu { menu }
        .overlay(alignment: .topTrailing) {
          CompletionButton(habit: habit, sheet: $sheet)
            .padding(Metrics.cardPadding)
        }
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.clear)
        .listRowSeparator(.hidden)
    case .rows:
      HabitRow(habit: habit, onOpen: open)
        .contextMenu { menu }
        .overlay(alignment: .topTrailing) {
          CompletionButton(habit: habit, sheet: $sheet)
        }
        .listRowBackground(Rectangle().fill(.cardBackground))
    }
  }

  /// The context menu. The completion button is laid over the view with this menu, because a long
  /// press on a button inside the view would open both the menu and "Set Count".
  private var menu: some View {
    HabitActions(habit: habit, moves: moves, sheet: $sheet)
  }

  private func open() {
    path.append(.habit(habit.id))
  }
}

extension EnvironmentValues {
  /// True if the view's habit is neither due nor complete today.
  @Entry var isNotDueToday = false
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
