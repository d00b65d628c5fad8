import Foundation
import SwiftData

/// The configuration of the app at its start.
public struct Launch: Sendable {
  /// The file of the store; nil if it is in memory.
  package var storeURL: URL?
  package var clock: AppClock
  /// The time zone for days and reminders.
  package var timeZone: TimeZone
  /// The number of sample habits, with two years of history each.
  package var sample: Int?
  /// A file to import before the first screen.
  package var importFile: URL?
  /// The app group; nil if the store is elsewhere.
  private(set) var group: AppGroup?
  /// The app's own store, if the store in the group replaces it. Files that the app does not share
  /// are next to its own store.
  private(set) var own: URL?

  /// Creates a configuration.
  package init(
    storeURL: URL?,
    clock: AppClock = .system,
    timeZone: TimeZone = .autoupdatingCurrent,
    sample: Int? = nil,
    importFile: URL? = nil
  ) {
    self.storeURL = storeURL
    self.clock = clock
    self.timeZone = timeZone
    self.sample = sample
    self.importFile = importFile
  }

  /// Opens the store, creating it if necessary.
  ///
  /// - Parameter models: The models that views use. The store's other models are added.
  public func modelContainer(
    for models: [any PersistentModel.Type]
  ) throws -> ModelContainer {
    if let folder = group?.store.deletingLastPathComponent() {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try SharedFolder.protect(folder)
    }
    let container = try StoreFile.open(storeURL, for: models + HabitSchema.otherModels)
    group?.noteVersion()
    return container
  }

  /// Returns the configuration with the store and settings in the app group. The configuration is
  /// unchanged if there is no group or another store was chosen.
  public func shared(in group: AppGroup?) -> Launch { shared(in: group, from: StoreFile.standard) }

  /// Returns the configuration with the store and settings in the app group.
  ///
  /// - Parameter own: The store in the app's own folder.
  func shared(in group: AppGroup?, from own: URL) -> Launch {
    guard let group, storeURL == own else { return self }
    var shared = self
    shared.group = group
    shared.own = own
    shared.storeURL = group.store
    return shared
  }
}

extension Launch {
  /// Returns the location of a file that only the app uses, such as `tokens.json`; nil if the store
  /// is in memory.
  ///
  /// The file is next to a store that was chosen by an option, otherwise in the app's own folder.
  /// It is never in the app group, because the system terminates a suspended app that holds a lock
  /// on a file there, and extensions do not need it.
  package func file(_ name: String) -> URL? {
    guard let store = own ?? storeURL else { return nil }
    if own != nil || store == StoreFile.standard {
      return store.deletingLastPathComponent().appending(path: name)
    }
    return store.adding("-" + name)
  }
}

extension Launch {
  /// The settings of the app group if there is one, otherwise the user's defaults. With a store in
  /// memory, temporary defaults that are empty at launch.
  package var settings: UserDefaults {
    if let group { return group.settings }
    guard storeURL == nil else { return .standard }
    // A unique name has no settings yet.
    let name = "HabitTracker.in-memory.\(UUID())"
    // The initializer returns nil only for the app's own name and the global domain.
    guard let settings = UserDefaults(suiteName: name) else {
      preconditionFailure("There are no user defaults named \(name)")
    }
    // A volatile domain is not written to disk.
    settings.setVolatileDomain([:], forName: name)
    return settings
  }
}
