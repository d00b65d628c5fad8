/// Performs intents as the system does: it finds the things that are meant, provides what the intent
/// depends on, and tells what came of it.
@MainActor package struct IntentRun {
  private let dependencies: AppDependencyManager
  private let today: DateComponents

  /// - Parameters:
  ///   - dependencies: The manager that stands for the shared one.
  ///   - today: The day that `today` means where a parameter is a day.
  package init(dependencies: AppDependencyManager = .shared, today: DateComponents) {
    self.dependencies = dependencies
    self.today = today
  }

  /// Performs an intent with values for its parameters, by name.
  package func perform(
    _ declaration: IntentDeclaration,
    _ arguments: [String: IntentValue]
  ) async throws(IntentFailure) -> IntentAnswer {
    try await Self.answer(of: intent(declaration, arguments), dependencies)
  }

  /// An intent with values for its parameters, not performed; also one that configures a widget.
  package func intent(
    _ declaration: IntentDeclaration,
    _ arguments: [String: IntentValue]
  ) async throws(IntentFailure) -> any AppIntent {
    try await IntentArguments(declaration: declaration, dependencies: dependencies, today: today)
      .intent(arguments)
  }

  /// Performs an intent that has its values: with `STRICT_STANDINS=1` a copy of it, as in a process
  /// that the system starts for the intent.
  package static func perform(
    _ intent: some AppIntent,
    dependencies: AppDependencyManager = .shared
  ) async throws(IntentFailure) -> IntentAnswer {
    let intent =
      IntentCopy.isOn
      ? try await IntentCopy(dependencies: dependencies).copy(of: intent) : intent
    return try await answer(of: intent, dependencies)
  }

  /// Performs an intent in this process, with the entities it has.
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

  /// The things that a query offers before anything was looked for.
  package func suggestions(_ type: any AppEntity.Type) async throws -> [IntentCandidate] {
    try await suggestions(of: type)
  }

  private func suggestions<Entity: AppEntity>(
    of type: Entity.Type
  ) async throws -> [IntentCandidate] {
    let query = Entity.defaultQuery
    query.provideDependencies(from: dependencies)
    return try await query.suggestedEntities().items.map { IntentCandidate($0) }
  }
}
