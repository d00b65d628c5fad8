import Foundation
import Logging
import SwiftData
import SwiftUI

/// The containers of the views, and their saves at the end of each event.
@MainActor
enum EventSaving {
  private static var started: Set<ObjectIdentifier> = []
  private static var opened: [String: ModelContainer] = [:]
  private static let logger = Logger(label: "SwiftData")

  /// Saves a container's main context at the end of each event, before the patch is sent.
  static func start(_ container: ModelContainer) {
    guard started.insert(ObjectIdentifier(container)).inserted else { return }
    container.shortenLockTimeout()
    // The closure retains the container for the life of the process, because every window uses it.
    UpdateLoop.beforePatch {
      do {
        try container.autosave()
      } catch {
        // The changes stay pending, and the next event retries the save.
        logger.error("The changes can't be saved: \(error)")
      }
    }
  }

  /// Returns the container of some models, which all windows share, or nil if the store can't be
  /// opened.
  static func container(
    _ types: [any PersistentModel.Type],
    _ inMemory: Bool,
    _ isAutosaveEnabled: Bool,
    onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer? {
    let key = types.map { $0._$description.name }.sorted().joined(separator: " ") + " \(inMemory)"
    if let container = opened[key] { return container }
    let result = Result {
      try ModelContainer(
        for: Schema(types),
        configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory)
      )
    }
    onSetup(result)
    guard case .success(let container) = result else {
      // Without an `onSetup` handler, the failure would only surface at the first insertion, as an
      // unknown model.
      logger.error("The store can't be opened: \(result)")
      return nil
    }
    container.mainContext.autosaveEnabled = isAutosaveEnabled
    opened[key] = container
    return container
  }
}
