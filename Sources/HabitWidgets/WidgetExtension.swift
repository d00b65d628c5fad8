import Foundation
import HabitData
import HabitIntents
import HabitReminders

/// The process in which the system runs widgets, controls, and their intents.
public enum WidgetExtension {
  /// Provides the store to widgets and intents.
  ///
  /// Call this method first in the widget bundle's initializer, because the system can start the
  /// process for a tap before any widget requests a timeline.
  @MainActor public static func start() {
    start(in: .current, reminders: SystemReminderCenter())
  }

  @MainActor static func start(in group: AppGroup?, reminders: any ReminderCenter) {
    let timeZone = TimeZone.autoupdatingCurrent
    let open: @MainActor @Sendable () throws -> HabitStore = {
      guard let group else { throw AppGroupError.needsApp }
      let store = try group.openStore(timeZone: timeZone)
      // After an intent, the system reloads only the tapped widget or control.
      store.onWrite(WidgetSource.reloadAll)
      return store
    }
    HabitStoreProvider(open) { store in
      // The app, which usually plans the reminders, may not run.
      let notifications = NotificationService(
        store: store,
        timeZone: timeZone,
        isOn: group.map { SettingKey<Bool>.reminders.value(in: $0.settings) } ?? true,
        center: reminders
      )
      notifications.replan()
      await notifications.settled()
    }
    .register()
    WidgetSource.current = WidgetSource(timeZone: timeZone, opening: open)
  }
}
