import HabitData
import HabitReminders
import SwiftData
import SwiftUI

/// A modifier that updates the reminders after changes to habits or their history, whatever the
/// source.
struct ReminderObserver: ViewModifier {
  @Environment(HabitStore.self) private var store
  @Environment(NotificationService.self) private var notifications
  @Environment(\.scenePhase) private var phase
  @Query private var habits: [Habit]
  /// True once the histories are read. Before that, the reminders can't be planned.
  @State private var areRead = false

  func body(content: Content) -> some View {
    content
      .task {
        await store.waitForHistories()
        areRead = true
      }
      .onChange(of: areRead ? store.reminderSubjects(of: habits) : nil) { _, subjects in
        // Reminders stay scheduled while habits can't be read.
        guard let subjects, _habits.fetchError == nil else { return }
        notifications.replan(for: subjects)
      }
      .onChange(of: phase) { _, phase in
        // The time zone and the permission may have changed while the app was inactive.
        guard phase == .active else { return }
        notifications.replan()
        Task { await notifications.refreshPermission() }
      }
  }
}
