import HabitFoundation
import SwiftData

/// What the app is to start with, however it was asked: by a command line, by a preview.
public struct Launch: Sendable {
  /// The file that keeps the store, or nil where it is kept in memory.
  package var storeURL: URL?
  /// The app's clock.
  package var clock: AppClock
  /// The time zone to live in.
  package var timeZone: TimeZone
  /// How many invented habits of two years are there at the start.
  package var sample: Int?
  /// Another tracker's backup to bring in before the first screen.
  package var importFile: URL?
  /// What is shared with the app's extensions; nil where the store is kept elsewhere.
  private(set) var group: AppGroup?
  /// The store that the app alone found, before it had extensions.
  private(set) var move: GroupMove?

  /// A start from its parts.
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

  /// Opens the store, and makes it where there is none.
  /// - Parameter models: Those that views show; what else the store keeps belongs with them.
  public func modelContainer(
    for models: [any PersistentModel.Type]
  ) throws -> ModelContainer {
    if let folder = group?.store.deletingLastPathComponent() {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try DataProtection.protect(folder)
    }
    try move?.copy()
    let container = try StoreFile.open(storeURL, for: models + HabitSchema.modelsBesideViews)
    try move?.removeFormer()
    group?.noteVersion()
    return container
  }

  /// The same, with the store and the settings where the app's extensions find them; as it is where
  /// there is no group, or another store was named.
  public func shared(in group: AppGroup?) -> Launch { shared(in: group, from: StoreFile.standard) }

  /// - Parameter own: The store that the app alone finds.
  func shared(in group: AppGroup?, from own: URL) -> Launch {
    guard let group, storeURL == own else { return self }
    var shared = self
    shared.group = group
    shared.storeURL = group.store
    shared.move = GroupMove(from: own, to: group.store)
    return shared
  }
}
