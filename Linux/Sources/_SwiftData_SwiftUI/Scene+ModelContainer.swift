import SwiftData
import SwiftUI

extension Scene {
  /// Sets a container's main context for the views, and saves it at the end of each event.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    EventSaving.start(container)
    return environment(\.modelContext, container.mainContext)
  }

  /// Opens the process's container for several models, and gives the views its main context.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    ModifiedScene(self) {
      $0.modelContainer(
        for: modelTypes,
        inMemory: inMemory,
        isAutosaveEnabled: isAutosaveEnabled,
        onSetup: onSetup
      )
    }
  }

  /// Opens the process's container for one model, and gives the views its main context.
  public func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType],
      inMemory: inMemory,
      isAutosaveEnabled: isAutosaveEnabled,
      onSetup: onSetup
    )
  }
}
