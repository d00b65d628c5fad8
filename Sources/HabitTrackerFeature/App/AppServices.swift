import HabitData
import HabitInterchange
import HabitSync
import SwiftData
import SwiftUI

/// The services that work on an open store.
@MainActor struct AppServices {
  let store: HabitStore
  /// Shows what other contexts and processes write.
  let follower: StoreFollower
  /// Keeps copies of the store.
  let backups: BackupService
  /// Exchanges changes with the person's other devices.
  let sync: SyncService
  /// Reminds of the habits.
  let notifications: NotificationService

  init(
    _ store: HabitStore,
    launch: Launch,
    ciphers: any Ciphers,
    reminders: any ReminderCenter
  ) {
    self.store = store
    follower = StoreFollower(store)
    backups = BackupService(store, url: launch.storeURL)
    sync = SyncService(
      store,
      settings: launch.file("sync.json"),
      log: launch.file("sync.log"),
      ciphers: ciphers
    )
    notifications = NotificationService(
      store: store,
      timeZone: launch.timeZone,
      isOn: SettingKey<Bool>.reminders.value(in: launch.settings),
      center: reminders
    )
  }

  /// Begins to remind, before the app's first screen.
  func start() {
    // Sync reports the changes that it takes in the same way.
    let widgets = WidgetReloader(clock: store.days.clock)
    store.onWrite { [sync] in
      widgets.noteWrite()
      sync.storeWasWritten()
    }
    store.writeFinishedTimers()
    store.days.onNewDay = { [weak store] in store?.writeFinishedTimers() }
    store.days.onClockSet = { [weak store] expected in store?.noteClockSet(from: expected) }
    notifications.start()
    sync.start()
  }

  /// Begins to keep copies, once there is a screen: to copy the store takes as much from the machine
  /// as to make the screen.
  func startBackups() {
    backups.start()
  }
}

extension View {
  /// Brings the services to the views.
  func appServices(_ services: AppServices) -> some View {
    modifier(ServicesEnvironment(services: services))
  }
}

/// Gives views the services. A modifier of its own, so that a new context draws the views that query it
/// again and does not create the window again.
private struct ServicesEnvironment: ViewModifier {
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
