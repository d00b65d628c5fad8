import Foundation
import HabitData
import HabitEngine
import HabitIntents
import HabitInterchange
import HabitSync
import SwiftData
import SwiftUI

/// The app's state from launch to exit: its clock, its settings, and its store or the reason that
/// the store could not be opened.
@MainActor
public final class AppSession {
  enum State {
    case open(AppServices)
    case failed(StoreFailure)
  }

  let state: State
  /// The user defaults that hold the settings.
  package let settings: UserDefaults
  /// The access tokens for scripts.
  package let access: AccessTokens
  let theme: ThemeService
  /// The time zone of days and reminders.
  package let timeZone: TimeZone

  /// The store, or `nil` if it could not be opened.
  package var store: HabitStore? {
    guard case .open(let services) = state else { return nil }
    return services.store
  }

  /// Opens the store and carries out the launch options that come before the first screen.
  ///
  /// - Parameters:
  ///   - ciphers: The encryption of sync files.
  ///   - stores: The provider that gives intents this session's store, or the reason that there is
  ///     none.
  ///   - openContainer: Opens the store. If it throws, the app shows the error on its screen and
  ///     leaves the file unchanged.
  /// - Throws: ``LaunchFailure`` if the file of `--import` can't be read as data.
  public convenience init(
    _ launch: Launch,
    ciphers: any Ciphers,
    stores: HabitStoreProvider,
    openContainer: () throws -> ModelContainer
  ) throws(LaunchFailure) {
    try self.init(
      launch,
      ciphers: ciphers,
      stores: stores,
      reminders: SystemReminderCenter(),
      openContainer: openContainer
    )
  }

  /// - Parameter reminders: The system's notification center.
  init(
    _ launch: Launch,
    ciphers: any Ciphers,
    stores: HabitStoreProvider = HabitStoreProvider(),
    reminders: any ReminderCenter,
    openContainer: () throws -> ModelContainer
  ) throws(LaunchFailure) {
    // Read before the store is opened, so that an unreadable file creates no store.
    let history = try Self.history(launch.importFile)
    let settings = launch.settings
    self.settings = settings
    theme = ThemeService(appearance: SettingKey<Appearance>.appearance.value(in: settings))
    access = AccessTokens(AccessTokenFile(launch.file("tokens.json")), clock: launch.clock)
    timeZone = launch.timeZone
    let days = DayClock(clock: launch.clock, settings: settings, timeZone: timeZone)
    do {
      let container = try openContainer()
      let store = HabitStore(container, days: days, settings: settings)
      try store.context.checkReadable()
      if let sample = launch.sample {
        try store.add(SampleHistory(today: days.today, boundary: days.boundary).habits(sample))
      }
      if let history { _ = try store.add(history) }
      store.readAhead()
      let backups = BackupService(store, url: launch.storeURL)
      let sync = SyncService(
        store,
        settings: launch.file("sync.json"),
        log: launch.file("sync.log"),
        ciphers: ciphers
      )
      let notifications = NotificationService(
        store: store,
        timeZone: timeZone,
        isOn: SettingKey<Bool>.reminders.value(in: settings),
        center: reminders
      )
      state = .open(
        AppServices(
          store: store,
          follower: StoreFollower(store),
          backups: backups,
          sync: sync,
          notifications: notifications
        )
      )
    } catch {
      state = .failed(
        StoreFailure(url: launch.storeURL, reason: error.localizedDescription)
      )
    }
    let state = state
    stores.open = {
      switch state {
      case .open(let services): return services.store
      case .failed(let failure): throw HabitStoreUnavailable(failure.reason)
      }
    }
    days.start()
    if case .open(let services) = state { services.start() }
  }

  /// Prepares for suspension. Call when no scene of the app is in the foreground.
  package func enterBackground() {
    if case .open(let services) = state { services.sync.pause() }
  }

  /// Continues after ``enterBackground()``.
  package func enterForeground() {
    guard case .open(let services) = state else { return }
    // A widget may have written to the store while the process was suspended.
    services.store.follow()
    services.sync.resume()
  }

  private static func history(_ file: URL?) throws(LaunchFailure) -> PortableHistory? {
    guard let file else { return nil }
    do {
      return try Importer.read(contentsOf: file)
    } catch {
      throw LaunchFailure(data: error.localizedDescription)
    }
  }
}

/// The services that work on an open store.
@MainActor struct AppServices {
  let store: HabitStore
  /// Shows changes that other contexts and processes write.
  let follower: StoreFollower
  /// Backs up the store.
  let backups: BackupService
  /// Exchanges changes with the user's other devices.
  let sync: SyncService
  /// Schedules reminders.
  let notifications: NotificationService

  /// Starts observing writes and scheduling reminders. Call before the first screen.
  func start() {
    // Sync reports imported changes in the same way.
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

  /// Starts scheduled backups. Call after the first screen is drawn, because a backup takes as much
  /// time as the screen.
  func startBackups() {
    backups.start()
  }
}

extension View {
  /// Makes the services available in the environment.
  func appServices(_ services: AppServices) -> some View {
    modifier(ServicesEnvironment(services: services))
  }
}

/// Passes the services to the environment. As a separate modifier, it lets a new model context
/// redraw the views that query it without creating the window again.
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
