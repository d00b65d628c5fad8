import SwiftData
import SwiftUI

private struct ModelContextKey: EnvironmentKey {
  /// The context of an empty store, for views above which no context or container is set. A default
  /// is required, because setting an environment value by key path reads it first.
  // A context is confined to one actor, and all views are on the main actor.
  nonisolated(unsafe) static let defaultValue: ModelContext = {
    do {
      return ModelContext(
        try ModelContainer(
          for: Schema([]),
          configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
      )
    } catch {
      preconditionFailure("an empty in-memory store can't be created: \(error)")
    }
  }()
}

extension EnvironmentValues {
  /// The context of the views, set with `modelContainer(_:)` or `modelContext(_:)`.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
