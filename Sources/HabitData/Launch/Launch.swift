import Foundation
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
  /// - Parameter models: Those that views show; the user's categories belong with them.
  public func modelContainer(
    for models: [any PersistentModel.Type]
  ) throws -> ModelContainer {
    try StoreFile.open(storeURL, for: models + [CategoryRecord.self])
  }
}
