import Foundation
import HabitData
import HabitEngine
import HabitIntents
import HabitInterchange
import HabitSync
import SwiftData
import SwiftUI

/// What the app runs on from start to end: its clock and its store, or the reason why there is none.
@MainActor
public final class AppSession {
  enum State {
    case open(AppServices)
    case failed(StoreFailure)
  }

  let state: State
  /// Where the settings are kept.
  package let settings: UserDefaults
  /// The tokens by which scripts reach the habits.
  package let access: AccessTokens
  /// How the app looks.
  let theme: ThemeService
  /// The time zone that the app lives in.
  package let timeZone: TimeZone

  /// What the app's parts read and write; nil where the store can't be opened.
  package var store: HabitStore? {
    guard case .open(let services) = state else { return nil }
    return services.store
  }

  /// Opens the store and does what the launch asks for before the first screen.
  /// - Parameters:
  ///   - ciphers: What seals the files of sync.
  ///   - stores: The provider that gives intents this session's store, or the reason why there is none.
  ///   - openContainer: Opens the store; where it throws, the app says so on its screen and leaves the
  ///     file as it is.
  /// - Throws: ``LaunchFailure`` where `--import` names a file that can't be read as data.
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

  /// - Parameter reminders: The system's notifications.
  init(
    _ launch: Launch,
    ciphers: any Ciphers,
    stores: HabitStoreProvider = HabitStoreProvider(),
    reminders: any ReminderCenter,
    openContainer: () throws -> ModelContainer
  ) throws(LaunchFailure) {
    // Read before the store is opened, so that a file that can't be read makes no store.
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

  /// Prepares for a suspension: the app is no longer in any scene's foreground.
  package func enterBackground() {
    if case .open(let services) = state { services.sync.pause() }
  }

  /// Continues after ``enterBackground()``.
  package func enterForeground() {
    guard case .open(let services) = state else { return }
    // A widget may have written while the process was suspended.
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

/// What works on a store that is open. Where there is no store there is none of it.
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
