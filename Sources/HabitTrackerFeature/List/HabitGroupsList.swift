import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The habits of the list in their groups.
struct HabitGroupsList: View {
  let groups: HabitGroups
  let notDue: HabitsNotDue
  let style: HabitListStyle
  /// True if habits can be moved, because the list is in manual order, ungrouped, and unfiltered.
  let isMovable: Bool
  @Binding var collapsed: CollapsedGroups
  @Binding var path: [HabitRoute]
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    let moves = isMovable ? HabitMoves.all(of: groups.habits, notDue: notDue) : [:]
    List {
      ForEach(groups.groups) { group in
        Section {
          ForEach(collapsed.contains(group) ? [] : group.habits) { habit in
            HabitListRow(
              habit: habit,
              style: style,
              moves: moves[habit.id],
              isNotDueToday: notDue.resting.contains(habit.id),
              path: $path,
              sheet: $sheet
            )
          }
          .onMove(perform: isMovable ? { move(group.habits, from: $0, to: $1) } : nil)
        } header: {
          if let name = group.name {
            GroupHeader(group: group, name: name, collapsed: $collapsed)
          }
        }
      }
    }
    .listStyle(.insetGrouped)
    .listRowSpacing(style == .cards ? Metrics.cardGap : nil)
    .scrollContentBackground(.hidden)
    .background(.screenBackground)
  }

  private func move(_ shown: [Habit], from places: IndexSet, to place: Int) {
    guard let habit = places.first.map({ shown[$0] }),
      let other = HabitMoves.passed(by: habit, in: shown, to: place, notDue: notDue)
    else { return }
    store.move(habit, past: other)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    HabitGroupsList(
      groups: HabitGroups([habit], by: .timeOfDay, categories: CategoryList()),
      notDue: HabitsNotDue(),
      style: .cards,
      isMovable: false,
      collapsed: .constant(CollapsedGroups()),
      path: .constant([]),
      sheet: .constant(nil)
    )
  }
}
