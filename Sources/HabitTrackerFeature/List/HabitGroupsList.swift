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

/// The header of a group. A tap collapses or expands the group. The header handles the tap itself,
/// because on iPhone a `Section` with `isExpanded` has a control only in sidebars.
private struct GroupHeader: View {
  let group: HabitGroup
  let name: String
  @Binding var collapsed: CollapsedGroups

  var body: some View {
    Button {
      withAnimation { collapsed.toggle(group) }
    } label: {
      HStack(spacing: 10) {
        Image(systemName: group.icon)
          .foregroundStyle(tint)
          .accessibilityHidden(true)
        Text(name)
          .foregroundStyle(.firstText)
          .lineLimit(2)
        Text("\(group.habits.count)")
          .fontWeight(.regular)
          .monospacedDigit()
          .foregroundStyle(.secondText)
        Spacer(minLength: 0)
        Image(systemName: isCollapsed ? "chevron.forward" : "chevron.down")
          .foregroundStyle(.secondText)
          .accessibilityHidden(true)
      }
      .font(.headline)
      .frame(minHeight: Metrics.touchTarget)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .textCase(nil)
    .accessibilityLabel("\(name), \(group.habits.count) habits")
    .accessibilityHint(isCollapsed ? "Shows the habits" : "Hides the habits")
  }

  private var isCollapsed: Bool { collapsed.contains(group) }

  private var tint: AnyShapeStyle {
    guard let color = group.color else { return AnyShapeStyle(ThemeColor.secondText) }
    return AnyShapeStyle(HabitTint(color, .mark))
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
