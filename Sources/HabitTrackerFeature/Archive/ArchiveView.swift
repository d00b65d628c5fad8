import Foundation
import HabitData
import SwiftData
import SwiftUI

/// The archived habits, most recently archived first.
struct ArchiveView: View {
  @Binding var path: [HabitRoute]

  @Query(
    filter: #Predicate<Habit> { $0.archivedAt != nil },
    sort: [SortDescriptor(\Habit.archivedAt, order: .reverse), SortDescriptor(\Habit.sortIndex)]
  )
  private var habits: [Habit]

  var body: some View {
    content
      .formScreen("archive.title")
      .toolbar { SettingsButton(path: $path) }
      .notices(isActive: path.last == .archive)
      .storeErrorAlert(isActive: path.last == .archive)
  }

  @ViewBuilder private var content: some View {
    if let error = _habits.fetchError {
      UnreadableView(error: error)
    } else if habits.isEmpty {
      ScreenMessage(
        icon: "archivebox",
        title: Text("No Archived Habits"),
        description: Text("Archived habits are kept here with all their history.")
      )
    } else {
      List {
        Section {
          ForEach(habits) { habit in
            ArchivedHabitRow(habit: habit, path: $path)
          }
        }
      }
      .listStyle(.insetGrouped)
    }
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack { ArchiveView(path: .constant([.archive])) }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { ArchiveView(path: .constant([.archive])) }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack { ArchiveView(path: .constant([.archive])) }
}
