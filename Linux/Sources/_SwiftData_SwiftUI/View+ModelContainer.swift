import SwiftData
import SwiftUI

extension View {
  /// Sets a context of the app for the views.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    modelContext.container.shortenLockTimeout()
    return environment(\.modelContext, modelContext)
  }

  /// Sets a container's main context for the views, and saves it at the end of each event.
  public func modelContainer(_ container: ModelContainer) -> some View {
    EventSaving.start(container)
    return environment(\.modelContext, container.mainContext)
  }

  /// Opens the process's container for several models, and gives the view its main context.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      EventSaving.container(modelTypes, inMemory, isAutosaveEnabled, onSetup: onSetup)
    )
  }

  /// Opens the process's container for one model, and gives the view its main context.
  public func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType],
      inMemory: inMemory,
      isAutosaveEnabled: isAutosaveEnabled,
      onSetup: onSetup
    )
  }

  fileprivate func modelContainer(_ container: ModelContainer?) -> some View {
    container.map(EventSaving.start)
    return transformEnvironment(\.self) { values in
      if let container { values.modelContext = container.mainContext }
    }
  }
}
