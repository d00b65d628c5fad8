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

  var body: some View {
    content
      .navigationTitle("My Habits")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            editor = .new
          } label: {
            Label("Add Habit", systemImage: "plus")
          }
          .keyboardShortcut("n")
        }
      }
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
      .scrollContentBackground(.hidden)
      .background(.screenBackground)
    }
  }

  private func row(_ habit: Habit) -> some View {
    HabitRow(habit: habit) { path.append(habit.id) }
      .listRowBackground(Rectangle().fill(.cardBackground))
      .swipeActions {
        deleteButton(habit)
        editButton(habit)
      }
      .contextMenu {
        editButton(habit)
        deleteButton(habit)
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
