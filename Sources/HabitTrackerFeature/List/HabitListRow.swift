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

  var body: some View {
    entry
      // Gray instead of transparent, so that text keeps its contrast.
      .grayscale(isResting ? 0.99 : 0)
      .environment(\.isRestingToday, isResting)
      .swipeActions {
        // A swipe over the whole row presses the first one.
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

  /// The completion button lies over the view that has this menu, not in it: a long press on the
  /// button would open the menu as well as "Set Count".
  private var menu: some View {
    HabitActions(habit: habit, moves: moves, sheet: $sheet)
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
