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
    try await Self.perform(
      intent(declaration, arguments),
      dependencies: dependencies
    )
  }

  /// An intent with values for its parameters, not performed; also one that configures a widget.
  package func intent(
    _ declaration: IntentDeclaration,
    _ arguments: [String: IntentValue]
  ) async throws(IntentFailure) -> any AppIntent {
    try await IntentArguments(declaration: declaration, dependencies: dependencies, today: today)
      .intent(arguments)
  }

  /// Performs an intent that has its values.
  package static func perform(
    _ intent: some AppIntent,
    dependencies: AppDependencyManager = .shared
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

/// What came of an intent.
package struct IntentAnswer: Hashable, Codable, Sendable {
  /// What it returns, if it does.
  package let value: IntentValue?
  /// What it says, if it does.
  package let dialog: String?

  package init(value: IntentValue? = nil, dialog: String? = nil) {
    self.value = value
    self.dialog = dialog
  }

  init(_ result: some IntentResult) {
    value = (result.value as? any _IntentValue).map { IntentValue($0) }
    dialog = (result as? any DialogHolder)?.heldDialog.map { String(localized: $0.full) }
  }
}

/// A result with a dialog or without.
private protocol DialogHolder {
  var heldDialog: IntentDialog? { get }
}

extension IntentResultContainer: DialogHolder {
  fileprivate var heldDialog: IntentDialog? { dialog as? IntentDialog }
}

/// An intent and its values as they are written down, to be performed elsewhere or later.
package struct IntentCall: Hashable, Codable, Sendable {
  /// The intent's name for programs.
  package let name: String
  /// Its values, entities by their identifiers; without those that are not set.
  package let arguments: [String: IntentValue]

  package init(_ intent: any AppIntent) {
    name = IntentDeclaration.name(of: type(of: intent))
    arguments = IntentParameters(of: intent).all.reduce(into: [:]) { arguments, entry in
      arguments[entry.name] = entry.parameter.value.map { IntentValue(argument: $0) }
    }
  }
}
