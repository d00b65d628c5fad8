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
      .modifier(StoreErrorAlert(isActive: path.last == .archive))
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

/// An archived habit, with actions to restore or delete it.
private struct ArchivedHabitRow: View {
  let habit: Habit
  @Binding var path: [HabitRoute]

  @Environment(HabitStore.self) private var store

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) {
        opener
        restorer
      }
      VStack(alignment: .trailing, spacing: 0) {
        opener
        restorer
      }
    }
    .padding(.vertical, 4)
    .listRowBackground(Rectangle().fill(.cardBackground))
    .swipeActions {
      DeleteHabitButton(habit: habit)
      restoreButton
    }
    .contextMenu {
      restoreButton
      DeleteHabitButton(habit: habit)
    }
  }

  private var opener: some View {
    Button {
      path.append(.habit(habit.id))
    } label: {
      HStack(spacing: 12) {
        HabitTile(icon: habit.icon, color: HabitColor(habit.color), size: 38)
        Text(habit.name)
          .font(.headline)
          .foregroundStyle(.firstText)
          .lineLimit(2)
        Spacer(minLength: 8)
      }
      .frame(minHeight: Metrics.touchTarget)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityHint("Shows the habit")
  }

  private var restorer: some View {
    Button(action: restore) {
      Text("Restore")
        .fontWeight(.semibold)
        .frame(minWidth: Metrics.touchTarget, minHeight: Metrics.touchTarget)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("Restore \(habit.name)")
  }

  private var restoreButton: some View {
    Button("Restore", systemImage: "arrow.uturn.backward", action: restore)
  }

  private func restore() {
    withAnimation { store.unarchive(habit.id) }
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
