import Foundation
import SwiftData
import SwiftUI

/// The start screen: the habits that are kept, newest first.
struct HabitListView: View {
  @Binding var path: [UUID]

  @Environment(HabitStore.self) private var store
  @Query(
    filter: #Predicate<Habit> { $0.archivedAt == nil },
    sort: [SortDescriptor(\Habit.createdAt, order: .reverse), SortDescriptor(\Habit.sortIndex)]
  )
  private var habits: [Habit]
  @State private var editor: EditorSheet?
  @State private var deleted: HabitSnapshot?
  @State private var style = HabitListStyle.cards

  var body: some View {
    content
      .navigationTitle("My Habits")
      .toolbar { toolbar }
      .sheet(item: $editor) { AddHabitView($0) }
      .safeAreaInset(edge: .bottom) { notice }
      .storeErrorAlert(isActive: editor == nil && path.isEmpty)
  }

  @ViewBuilder private var content: some View {
    if habits.isEmpty {
      EmptyHabitsView { editor = .new }
    } else {
      List {
        Section {
          ForEach(habits) { row($0) }
        }
      }
      .listStyle(.insetGrouped)
      .listRowSpacing(style == .cards ? Metrics.cardGap : nil)
      .scrollContentBackground(.hidden)
      .background(.screenBackground)
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button {
        style = style == .cards ? .rows : .cards
      } label: {
        if style == .cards {
          Label("Show as Rows", systemImage: "list.bullet")
        } else {
          Label("Show as Cards", systemImage: "rectangle.grid.1x2")
        }
      }
    }
    ToolbarItem(placement: .primaryAction) {
      Button {
        editor = .new
      } label: {
        Label("Add Habit", systemImage: "plus")
      }
      .keyboardShortcut("n")
    }
  }

  private func row(_ habit: Habit) -> some View {
    entry(habit)
      .swipeActions {
        deleteButton(habit)
        editButton(habit)
      }
      .contextMenu {
        editButton(habit)
        deleteButton(habit)
      }
  }

  @ViewBuilder private func entry(_ habit: Habit) -> some View {
    switch style {
    case .cards:
      HabitCard(habit: habit) { path.append(habit.id) }
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.clear)
        .listRowSeparator(.hidden)
    case .rows:
      HabitRow(habit: habit) { path.append(habit.id) }
        .listRowBackground(Rectangle().fill(.cardBackground))
    }
  }

  private func editButton(_ habit: Habit) -> some View {
    Button {
      editor = .edit(habit)
    } label: {
      Label("Edit", systemImage: "pencil")
    }
  }

  private func deleteButton(_ habit: Habit) -> some View {
    Button(role: .destructive) {
      withAnimation { deleted = store.delete(habit) }
    } label: {
      Label("Delete", systemImage: "trash")
    }
  }

  @ViewBuilder private var notice: some View {
    if let snapshot = deleted {
      DeletedNotice(snapshot: snapshot) {
        store.restore(snapshot)
        deleted = nil
      } onEnd: {
        deleted = nil
      }
    }
  }
}
