import Foundation
import HabitData
import HabitEngine
import HabitIntents
import HabitInterchange
import HabitReminders
import HabitSync
import SwiftData
import SwiftUI

/// The app's state from launch to exit: its clock, its settings, and its store or the reason why
/// the store could not be opened.
@Observable @MainActor
public final class AppSession {
  enum State {
    case open(AppServices)
    case failed(StoreFailure)
  }

  private(set) var state: State
  /// The recovery of a damaged store from a backup; nil unless the store is damaged.
  private(set) var recovery: StoreRecovery?
  /// Called once a damaged store was replaced or repaired, and is open.
  @ObservationIgnored package var onRecovery: () -> Void = {}
  /// Opens the store.
  @ObservationIgnored private let open: @MainActor () throws -> AppServices
  /// The user defaults that hold the settings.
  package let settings: UserDefaults
  /// The access tokens for scripts.
  package let access: AccessTokens
  package let clock: AppClock
  /// The time zone of days and reminders.
  package let timeZone: TimeZone

  /// The language that the user chose, as a BCP 47 tag, or nil for the language of the browser or
  /// the device. Views observe this property.
  package var language: String? {
    let tag = AppStorage(.language, store: settings).wrappedValue
    return tag.isEmpty ? nil : tag
  }

  /// The services, or nil if the store could not be opened.
  var services: AppServices? {
    if case .open(let services) = state { services } else { nil }
  }

  /// The store, or nil if it could not be opened.
  package var store: HabitStore? { services?.store }

  /// Opens the store and carries out the launch options that take effect before the first screen.
  ///
  /// - Parameters:
  ///   - stores: The provider that gives intents this session's store, or the reason why there is
  ///     none.
  ///   - openContainer: Opens the store. If it throws, the app shows the error on its screen and
  ///     leaves the file unchanged.
  /// - Throws: ``LaunchFailure`` if the file of `--import` can't be read as a backup or export.
  public convenience init(
    _ launch: Launch,
    stores: HabitStoreProvider,
    openContainer: @escaping () throws -> ModelContainer
  ) throws(LaunchFailure) {
    try self.init(
      launch,
      stores: stores,
      reminders: SystemReminderCenter(),
      openContainer: openContainer
    )
  }

  /// Opens the store, using a notification center that tests can replace.
  ///
  /// - Parameter reminders: The center that delivers reminders.
  init(
    _ launch: Launch,
    stores: HabitStoreProvider = HabitStoreProvider(),
    reminders: any ReminderCenter,
    openContainer: @escaping () throws -> ModelContainer
  ) throws(LaunchFailure) {
    // The file to import is read before the store is opened, so that no store is created if the
    // file can't be read.
    let history = try Self.history(launch.importFile)
    let settings = launch.settings
    self.settings = settings
    access = AccessTokens(launch.file("tokens.json"), clock: launch.clock)
    clock = launch.clock
    timeZone = launch.timeZone
    let open = { @MainActor [timeZone] in
      let days = DayClock(clock: launch.clock, settings: settings, timeZone: timeZone)
      let store = HabitStore(try openContainer(), days: days, settings: settings)
      try store.context.checkReadable()
      do {
        if let sample = launch.sample {
          try store.add(SampleHistory(today: days.today, boundary: days.boundary).habits(sample))
        }
        if let history { _ = try store.add(history) }
      } catch {
        throw LaunchImportError(errorDescription: error.localizedDescription)
      }
      store.readAhead()
      return AppServices(store, launch: launch, reminders: reminders)
    }
    self.open = open
    do {
      state = .open(try open())
    } catch {
      state = .failed(StoreFailure(url: launch.storeURL, reason: error.localizedDescription))
      recovery = StoreRecovery(of: launch, after: error) { [weak self] in
        self?.recover(try open())
      }
    }
    stores.open = { [weak self] in
      switch self?.state {
      case .open(let services): return services.store
      case .failed(let failure): throw HabitStoreUnavailable(failure.reason)
      case nil: throw HabitStoreUnavailable(String(localized: "The app is quitting."))
      }
    }
    stores.updateReminders = { [weak self] _ in
      guard let notifications = self?.services?.notifications else { return }
      notifications.replan()
      await notifications.settled()
    }
    services?.start()
  }

  private func recover(_ services: AppServices) {
    state = .open(services)
    recovery = nil
    services.start()
    WidgetReloader(clock: clock).noteWrite()
    onRecovery()
  }

  /// Prepares for suspension. Call when no scene of the app is in the foreground.
  package func enterBackground() {
    services?.sync.pause()
  }

  /// Opens a store that could not be opened at launch. If it still can't be, nothing changes.
  ///
  /// The system may launch the app before the device is first unlocked after a restart. The files
  /// can't be read until then.
  package func openAgain() {
    guard services == nil, recovery?.state != .working else { return }
    do {
      recover(try open())
    } catch {
      // The screen shows the reason from the launch.
    }
  }

  /// Resumes work after ``enterBackground()``.
  package func enterForeground() {
    openAgain()
    guard let services else { return }
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

/// An error in adding the habits of `--import` or `--sample` to an intact store.
struct LaunchImportError: LocalizedError {
  let errorDescription: String?
}

/// Data about reminders for the push messages that the platform sends.
extension AppSession {
  /// The titles of a reminder's actions by identifier, in the language of the current task.
  package static var reminderActions: [String: String] {
    Dictionary(uniqueKeysWithValues: ReminderAction.allCases.map { ($0.rawValue, $0.title) })
  }

  /// Returns the title of a reminder in the language of the current task, or nil if its habit was
  /// deleted or can't be read.
  package func reminderTitle(of identifier: String) -> String? {
    services?.notifications.title(of: identifier)
  }

  /// Returns the end of the day to which an instant belongs, or the instant itself if the store is
  /// not open.
  package func endOfDay(of date: Date) -> Date {
    guard let store else { return date }
    return store.days.boundary.nextChange(after: date)
  }
}
