/// A runner that performs intents like the system: it resolves entities, sets dependencies, and
/// returns the result.
@_spi(Host) @MainActor public struct IntentRun {
  private let dependencies: AppDependencyManager
  private let today: DateComponents

  /// - Parameters:
  ///   - dependencies: The manager that replaces the shared one.
  ///   - today: The day that the value `today` refers to.
  public init(dependencies: AppDependencyManager = .shared, today: DateComponents) {
    self.dependencies = dependencies
    self.today = today
  }

  /// Performs an intent with named parameter values.
  public func perform(
    _ declaration: IntentDeclaration,
    _ arguments: [String: IntentValue]
  ) async throws(IntentFailure) -> IntentAnswer {
    try await Self.answer(of: intent(declaration, arguments), dependencies)
  }

  /// Returns an intent with parameter values, without performing it. Intents that configure a
  /// widget are supported too.
  public func intent(
    _ declaration: IntentDeclaration,
    _ arguments: [String: IntentValue]
  ) async throws(IntentFailure) -> any AppIntent {
    try await IntentArguments(declaration: declaration, dependencies: dependencies, today: today)
      .intent(arguments)
  }

  /// Performs an intent with its values. With `STRICT_STANDINS=1` it performs a copy, as in a
  /// separate process.
  public static func perform(
    _ intent: some AppIntent,
    dependencies: AppDependencyManager = .shared
  ) async throws(IntentFailure) -> IntentAnswer {
    let intent =
      IntentCopy.isOn
      ? try await IntentCopy(dependencies: dependencies).copy(of: intent) : intent
    return try await answer(of: intent, dependencies)
  }

  /// Performs an intent in this process. The entities in its parameters must be current.
  static func answer(
    of intent: some AppIntent,
    _ dependencies: AppDependencyManager
  ) async throws(IntentFailure) -> IntentAnswer {
    intent.provideDependencies(from: dependencies)
    do {
      return IntentAnswer(try await intent.perform())
    } catch {
      throw .failed(error)
    }
  }

  /// Returns the entities that a query suggests.
  public func suggestions<Entity: AppEntity>(
    _ type: Entity.Type
  ) async throws -> [IntentCandidate] {
    let query = Entity.defaultQuery
    query.provideDependencies(from: dependencies)
    return try await query.suggestedEntities().items.map { IntentCandidate($0) }
  }
}
