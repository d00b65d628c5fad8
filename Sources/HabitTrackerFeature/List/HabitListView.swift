import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The start screen: the habits that are kept.
struct HabitListView: View {
  @Binding var path: [HabitRoute]

  @Environment(HabitStore.self) private var store
  @Query(Habit.keptNewestFirst) private var habits: [Habit]
  @Query private var categoryRecords: [CategoryRecord]
  @ListStyle private var style: HabitListStyle
  @AppStorage(.listSort) private var sort: HabitSort
  @State private var filter = HabitFilter()
  @State private var sheet: HabitSheet?

  var body: some View {
    content
      .navigationTitle("My Habits")
      .toolbar { toolbar }
      .task { _style.keep() }
      .sheet(item: $sheet) { $0 }
      .onChange(of: store.newHabit) { showNewHabit() }
      .notices(isActive: path.isEmpty)
      .storeErrorAlert(isActive: sheet == nil && path.isEmpty)
  }

  @ViewBuilder private var content: some View {
    if let error = _habits.fetchError {
      UnreadableView(error: error)
        .background(.screenBackground)
    } else if habits.isEmpty {
      EmptyHabitsView(onAdd: add)
    } else {
      found
        .searchable(text: $filter.search)
    }
  }

  @ViewBuilder private var found: some View {
    let categories = categories
    let filter = usedFilter(categories)
    let shown = sorted(habits.filter(filter.includes))
    list(shown, isMovable: sort == .manual && !filter.isActive)
      .overlay {
        if shown.isEmpty {
          NoMatchesView(
            filter: $filter,
            category: categories.first { $0.id == filter.category }
          )
        }
      }
      .safeAreaInset(edge: .top) {
        if !categories.isEmpty {
          CategoryChips(categories: categories, selection: $filter.category)
        }
      }
  }

  private func list(_ shown: [Habit], isMovable: Bool) -> some View {
    List {
      Section {
        ForEach(shown) { habit in
          HabitListRow(
            habit: habit,
            style: style,
            moves: isMovable ? moves(of: habit, in: shown) : nil,
            path: $path,
            sheet: $sheet
          )
        }
        .onMove(perform: isMovable ? { move(shown, from: $0, to: $1) } : nil)
      }
    }
    .listStyle(.insetGrouped)
    .listRowSpacing(style == .cards ? Metrics.cardGap : nil)
    .scrollContentBackground(.hidden)
    .background(.screenBackground)
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      Button("Statistics", systemImage: "chart.line.uptrend.xyaxis") { path.append(.statistics) }
    }
    ToolbarItem(placement: .topBarLeading) {
      SettingsButton(path: $path)
    }
    ToolbarItem(placement: .primaryAction) {
      HabitListMenu(style: $style, sort: chosenSort, path: $path)
    }
    ToolbarItem(placement: .primaryAction) {
      Button("Add Habit", systemImage: "plus", action: add)
        .keyboardShortcut("n")
    }
  }

  /// The categories that habits are of, in their own order.
  private var categories: [Category] {
    let used = Set(habits.map(\.category))
    return CategoryList(categoryRecords).categories.filter { used.contains($0.id) }
  }

  /// The filter, without a category that no habit is of any more.
  /// - Parameter categories: Those in use.
  private func usedFilter(_ categories: [Category]) -> HabitFilter {
    guard let category = filter.category, !categories.contains(where: { $0.id == category }) else {
      return filter
    }
    return HabitFilter(search: filter.search)
  }

  /// The order that is chosen. What is on screen becomes the manual order where that is.
  private var chosenSort: Binding<HabitSort> {
    Binding {
      sort
    } set: { chosen in
      if chosen != .manual || store.setManualOrder(sorted(habits)) { sort = chosen }
    }
  }

  private func sorted(_ habits: [Habit]) -> [Habit] {
    sort.sorted(habits, categories: CategoryList(categoryRecords)) {
      store.currentStreakInDays(of: $0)
    }
  }

  private func moves(of habit: Habit, in shown: [Habit]) -> HabitMoves {
    HabitMoves(canMoveUp: habit != shown.first, canMoveDown: habit != shown.last)
  }

  private func move(_ shown: [Habit], from places: IndexSet, to place: Int) {
    var order = shown
    order.move(fromOffsets: places, toOffset: place)
    store.setManualOrder(order)
  }

  /// What was just saved is to be seen, whatever was searched for.
  private func showNewHabit() {
    guard let habit = habits.first(where: { $0.id == store.newHabit }) else { return }
    filter.show(habit)
  }

  private func add() {
    sheet = .editor(.new(usedFilter(categories).category))
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack {
    HabitListView(path: .constant([]))
  }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack {
    HabitListView(path: .constant([]))
  }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack {
    HabitListView(path: .constant([]))
  }
}
