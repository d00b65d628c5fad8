import HabitData
import HabitInterchange
import HabitReminders
import HabitSync
import SwiftData
import SwiftUI

/// The services that work on an open store.
@MainActor struct AppServices {
  let store: HabitStore
  /// The follower that shows changes made by other contexts and processes.
  let follower: StoreFollower
  let backups: BackupService
  let sync: SyncService
  let notifications: NotificationService

  init(
    _ store: HabitStore,
    launch: Launch,
    reminders: any ReminderCenter
  ) {
    self.store = store
    follower = StoreFollower(store)
    backups = BackupService(store, url: launch.storeURL)
    sync = SyncService(
      store,
      settings: launch.file("sync.json"),
      log: launch.file("sync.log")
    )
    notifications = NotificationService(
      store: store,
      timeZone: launch.timeZone,
      isOn: SettingKey<Bool>.reminders.value(in: launch.settings),
      center: reminders
    )
  }

  /// Records the time of timers' finished stretches on past days. Then starts to observe writes,
  /// new days, and clock changes, to schedule reminders, and to sync. Call before the first screen.
  func start() {
    // `onWrite` also reports changes that sync imports.
    let widgets = WidgetReloader(clock: store.days.clock)
    store.onWrite { [sync] in
      widgets.noteWrite()
      sync.storeWasWritten()
    }
    store.writeFinishedTimers()
    store.days.start()
    store.days.onNewDay = { [weak store] in store?.writeFinishedTimers() }
    store.days.onClockSet = { [weak store] expected in store?.noteClockSet(from: expected) }
    notifications.start()
    sync.start()
  }
}

/// A modifier that passes the services to the environment. Because the modifier is separate, a new
/// model context redraws the views that query it, but does not create the window again.
struct ServicesEnvironment: ViewModifier {
  let services: AppServices

  func body(content: Content) -> some View {
    content
      .environment(services.store.days)
      .environment(services.backups)
      .environment(services.notifications)
      .environment(services.sync)
      .modelContext(services.store.context)
  }
}
