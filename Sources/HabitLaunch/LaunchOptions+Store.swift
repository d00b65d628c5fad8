import Foundation
import SwiftData

extension LaunchOptions {
  /// The file that keeps the store, or nil where it is kept in memory.
  var storeURL: URL? {
    inMemory || sample != nil ? nil : storing.url
  }

  /// Opens the store where the options say, and makes it where there is none.
  public func modelContainer(
    for models: [any PersistentModel.Type]
  ) throws -> ModelContainer {
    try StoreOptions.open(storeURL, for: models)
  }
}
