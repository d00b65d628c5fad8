import SwiftData
import SwiftUI

private struct ModelContextKey: EnvironmentKey {
  /// Of a store without models, for views that no `modelContainer(_:)` stands above. It has to be
  /// there because setting a value by its key path reads it first.
  // A context belongs to one actor, and views are all on the main actor.
  nonisolated(unsafe) static let defaultValue: ModelContext = {
    do {
      return ModelContext(
        try ModelContainer(
          for: Schema([]),
          configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
      )
    } catch {
      preconditionFailure("an empty store in memory could not be made: \(error)")
    }
  }()
}

extension EnvironmentValues {
  /// The context of the views; a view above sets it with `modelContainer(_:)`.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
