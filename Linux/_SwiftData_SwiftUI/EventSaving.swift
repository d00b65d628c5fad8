import Foundation
import SwiftData
import SwiftUI

/// The containers that views have named, and the saves at the end of each event.
@MainActor
enum EventSaving {
  private static var started: Set<ObjectIdentifier> = []
  private static var opened: [String: ModelContainer] = [:]

  /// Saves a container's main context at the end of each event, before its patch goes out.
  static func start(_ container: ModelContainer) {
    guard started.insert(ObjectIdentifier(container)).inserted else { return }
    container.doNotHoldUpWindows()
    // Held for as long as the process runs, as every window shows it.
    EventCycle.beforePatch {
      do {
        try container.autosave()
      } catch {
        // The changes stay pending and the next event tries again.
        FileHandle.standardError.write(Data("The changes can't be saved: \(error)\n".utf8))
      }
    }
  }

  /// The container of some models, the same for every window.
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
      // Whoever gave no `onSetup` would learn at the first insert only that the model is unknown.
      FileHandle.standardError.write(Data("The store can't be opened: \(result)\n".utf8))
      return nil
    }
    container.mainContext.autosaveEnabled = isAutosaveEnabled
    opened[key] = container
    return container
  }
}
