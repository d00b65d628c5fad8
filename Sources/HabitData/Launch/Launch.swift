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
