import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The start screen, with the list of habits.
struct HabitListView: View {
  @Binding var path: [HabitRoute]
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale
  @Query(Habit.keptNewestFirst) private var habits: [Habit]
  @Query private var categoryRecords: [CategoryRecord]
  @ListStyle private var style: HabitListStyle
  @AppStorage(.listSort) private var sort: HabitSort
  @AppStorage(.listGrouping) private var grouping: HabitGrouping
  @AppStorage(.dueTodayAlone) private var isDueAlone: Bool
  @AppStorage(.collapsedGroups) private var collapsed: CollapsedGroups
  @State private var filter = HabitFilter()

  var body: some View {
    content
      .navigationTitle("My Habits")
      .toolbar { toolbar }
      .task { _style.keep() }
      .onChange(of: store.newHabit) { showNewHabit() }
      .onChange(of: path, initial: true) { addFromShortcut() }
      .notices(isActive: path.isEmpty)
      .modifier(StoreErrorAlert(isActive: sheet == nil && path.isEmpty))
  }

  @ViewBuilder private var content: some View {
    if let error = _habits.fetchError {
      UnreadableView(error: error)
        .background(.screenBackground)
    } else if habits.isEmpty {
      EmptyHabitsView(onAdd: add) { template in
        sheet = .editor(.new(template, in: CategoryList(categoryRecords)))
      }
    } else {
      found
        .searchable(text: $filter.search)
    }
  }

  private var found: some View {
    let list = CategoryList(categoryRecords)
    let categories = categories(list)
    let filter = usedFilter(categories)
    let shown = sorted(habits.filter(filter.includes), list)
    return FilteredHabitList(
      groups: HabitGroups(shown, by: grouping, categories: list),
      occasional: shown.filter { !$0.isDueEveryDay },
      category: list.category(filter.category),
      style: style,
      isMovable: sort == .manual && grouping == .none && !filter.isActive,
      filter: $filter,
      isDueAlone: $isDueAlone,
      collapsed: $collapsed,
      path: $path,
      sheet: $sheet
    )
    .safeAreaInset(edge: .top) {
      ListHeader(
        habits: habits,
        categories: categories,
        category: $filter.category,
        isDueAlone: isDueAlone || !habits.allSatisfy(\.isDueEveryDay) ? $isDueAlone : nil
      )
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      Button("Statistics", systemImage: "chart.line.uptrend.xyaxis") { path.append(.statistics) }
    }
    ToolbarItem(placement: .topBarLeading) {
      SettingsButton(path: $path)
    }
    ToolbarItem(placement: .primaryAction) {
      HabitListMenu(
        style: $style,
        sort: chosenSort,
        grouping: $grouping,
        isDueAlone: $isDueAlone,
        path: $path
      )
    }
    ToolbarItem(placement: .primaryAction) {
      Button("Add Habit", systemImage: "plus", action: add)
        .keyboardShortcut("n")
    }
  }

  /// Returns the categories in use, in the user's order.
  private func categories(_ list: CategoryList) -> [CategoryInfo] {
    let used = Set(habits.map(\.category))
    return list.categories.filter { used.contains($0.id) }
  }

  /// Returns the filter, ignoring a category that is no longer in use.
  ///
  /// - Parameter categories: The categories in use.
  private func usedFilter(_ categories: [CategoryInfo]) -> HabitFilter {
    guard let category = filter.category, !categories.contains(where: { $0.id == category }) else {
      return filter
    }
    return HabitFilter(search: filter.search)
  }

  /// The sort order. Choosing manual order starts from the order on the screen.
  private var chosenSort: Binding<HabitSort> {
    Binding {
      sort
    } set: { chosen in
      if chosen != .manual || store.setManualOrder(inOrder) { sort = chosen }
    }
  }

  private var inOrder: [Habit] { sorted(habits, CategoryList(categoryRecords)) }

  private func sorted(_ habits: [Habit], _ categories: CategoryList) -> [Habit] {
    sort.sorted(habits, categories: categories, locale: locale) {
      store.currentStreakInDays(of: $0)
    }
  }

  /// Clears filters and expands groups that would hide the new habit.
  private func showNewHabit() {
    guard let habit = habits.first(where: { $0.id == store.newHabit }) else { return }
    filter.show(habit)
    if store.habitsNotDue(in: [habit]).resting.contains(habit.id) { isDueAlone = false }
    let groups = HabitGroups([habit], by: grouping, categories: CategoryList(categoryRecords))
    groups.groups.forEach { collapsed.expand($0) }
  }

  private func addFromShortcut() {
    guard path.last == .new else { return }
    path = []
    add()
  }

  private func add() {
    sheet = .editor(.new(usedFilter(categories(CategoryList(categoryRecords))).category))
  }
}

/// The habits that match the filter today, or the reason why none are shown.
///
/// This view is separate because only it depends on recorded days. It redraws the list only when a
/// habit becomes due or is no longer due.
private struct FilteredHabitList: View {
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
  NavigationStack { HabitListView(path: .constant([]), sheet: .constant(nil)) }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { HabitListView(path: .constant([]), sheet: .constant(nil)) }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack { HabitListView(path: .constant([]), sheet: .constant(nil)) }
}
