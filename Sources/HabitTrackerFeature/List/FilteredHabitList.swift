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

/// The message if no habit matches the filter.
private struct NoMatchesView: View {
  @Binding var filter: HabitFilter
  /// The chosen category, or nil for all.
  let category: CategoryInfo?

  var body: some View {
    ScreenMessage(icon: "magnifyingglass", title: title) {
      Button {
        filter = HabitFilter()
      } label: {
        Text("Clear Search")
          .frame(minHeight: Metrics.touchTarget)
      }
    }
    .background(.screenBackground)
  }

  private var title: Text {
    guard let category else { return Text("No habits match “\(filter.search)”") }
    return Text("No habits match “\(filter.search)” in \(category.name)")
  }
}

/// The message if only due habits are shown and none is due.
private struct NothingDueView: View {
  /// The number of hidden habits.
  let hidden: Int
  @Binding var isDueAlone: Bool

  var body: some View {
    ScreenMessage(
      icon: "checkmark.circle",
      title: Text("Nothing is due today."),
      description: Text("\(hidden) habits are due on another day.")
    ) {
      Button {
        isDueAlone = false
      } label: {
        Text("Show All Habits")
          .frame(minHeight: Metrics.touchTarget)
      }
    }
    .background(.screenBackground)
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
