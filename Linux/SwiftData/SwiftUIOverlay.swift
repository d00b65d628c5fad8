import Foundation
import SwiftUI

/// The models that a view shows, kept up to date.
@MainActor @preconcurrency @propertyWrapper
public struct Query<Element: PersistentModel>: @preconcurrency DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var shown = ShownResults<Element>()
  private let descriptor: FetchDescriptor<Element>

  /// The models of a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>) {
    self.descriptor = descriptor
  }

  /// The models that fulfil a predicate, in an order.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = []
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// The models that fulfil a predicate, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// The models that fulfil a predicate, in the order of a property that may be nil.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// The models as they are now.
  public var wrappedValue: [Element] { results.elements }

  /// Why the last fetch failed, or nil.
  public var fetchError: (any Error)? { results.fetchError }

  /// The context that the models are of.
  public var modelContext: ModelContext { context }

  /// Called by SwiftUI before the view's body runs: the view may ask for other models than before.
  public mutating func update() {
    shown.update(descriptor, in: context)
  }

  private var results: QueryResults<Element> {
    shown.results(descriptor, in: context)
  }
}

/// The results that a view keeps from one body to the next.
@MainActor
private final class ShownResults<Element: PersistentModel> {
  private var results: QueryResults<Element>?

  nonisolated init() {}

  func results(
    _ descriptor: FetchDescriptor<Element>,
    in context: ModelContext
  ) -> QueryResults<Element> {
    if let results, results.belong(to: context) { return results }
    let results = QueryResults(descriptor, in: context)
    self.results = results
    return results
  }

  func update(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) {
    results(descriptor, in: context).update(descriptor)
  }
}

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

extension View {
  /// Gives the views a container's main context, which saves at the end of each event.
  public func modelContainer(_ container: ModelContainer) -> some View {
    EventSaving.start(container)
    return environment(\.modelContext, container.mainContext)
  }

  /// Gives the views a context.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Gives the views the main context of the process's container of some models.
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

  /// Gives the views the main context of the process's container of a model.
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

extension Scene {
  /// Gives the views a container's main context, which saves at the end of each event.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    EventSaving.start(container)
    return environment(\.modelContext, container.mainContext)
  }

  /// Gives the views a context.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Gives the views the main context of the process's container of some models.
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

  /// Gives the views the main context of the process's container of a model.
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

/// The containers that views have named, and the saves at the end of each event.
@MainActor
private enum EventSaving {
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
    guard case .success(let container) = result else { return nil }
    container.mainContext.autosaveEnabled = isAutosaveEnabled
    opened[key] = container
    return container
  }
}
