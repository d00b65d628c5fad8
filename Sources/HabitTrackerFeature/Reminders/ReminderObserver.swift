import HabitData
import SwiftData
import SwiftUI

extension View {
  /// Lets the reminders follow the habits and their history, whoever changes them.
  func remindersFollowHabits() -> some View {
    modifier(ReminderObserver())
  }
}

private struct ReminderObserver: ViewModifier {
  @Environment(HabitStore.self) private var store
  @Environment(NotificationService.self) private var notifications
  @Environment(\.scenePhase) private var phase
  @Query private var habits: [Habit]
  /// Whether the histories have been read; until then the service has made the plan.
  @State private var areRead = false

  func body(content: Content) -> some View {
    content
      .task {
        await store.historiesAreRead()
        areRead = true
      }
      .onChange(of: areRead ? store.reminderSubjects(of: habits) : nil) { _, subjects in
        // Where habits could not be read, their reminders stay.
        guard let subjects, _habits.fetchError == nil else { return }
        notifications.replan(for: subjects)
      }
      .onChange(of: phase) { _, phase in
        // The device may be in another time zone by now, and what it allows may have changed.
        guard phase == .active else { return }
        notifications.replan()
        Task { await notifications.refreshPermission() }
      }
  }
}
