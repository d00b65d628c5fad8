import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The habits that match the filter today, or the reason why none are shown.
///
/// This view is separate because only it depends on recorded days. It redraws the list only when a
/// habit becomes due or is no longer due.
struct FilteredHabitList: View {
  let groups: HabitGroups
  /// Matching habits that are not due every day.
  let occasional: [Habit]
  /// The chosen category, or nil for all.
  let category: CategoryInfo?
  let style: HabitListStyle
  let isMovable: Bool
  @Binding var filter: HabitFilter
  @Binding var isDueAlone: Bool
  @Binding var collapsed: CollapsedGroups
  @Binding var path: [HabitRoute]
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    let notDue = store.habitsNotDue(in: occasional)
    let shown = groups.arranged(by: notDue, isDueAlone: isDueAlone)
    HabitGroupsList(
      groups: shown,
      notDue: notDue,
      style: style,
      isMovable: isMovable,
      collapsed: $collapsed,
      path: $path,
      sheet: $sheet
    )
    .overlay {
      if groups.groups.isEmpty {
        NoMatchesView(filter: $filter, category: category)
      } else if shown.groups.isEmpty {
        NothingDueView(hidden: notDue.resting.count, isDueAlone: $isDueAlone)
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    FilteredHabitList(
      groups: HabitGroups([habit], by: .none, categories: CategoryList()),
      occasional: [habit],
      category: nil,
      style: .rows,
      isMovable: false,
      filter: .constant(HabitFilter()),
      isDueAlone: .constant(false),
      collapsed: .constant(CollapsedGroups()),
      path: .constant([]),
      sheet: .constant(nil)
    )
  }
}
