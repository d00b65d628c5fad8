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

/// The result of an intent.
@_spi(Host) public struct IntentAnswer: Hashable, Codable, Sendable {
  /// The returned value, if there is one.
  public let value: IntentValue?
  /// The dialog, if there is one.
  public let dialog: String?

  /// Creates an answer.
  public init(value: IntentValue? = nil, dialog: String? = nil) {
    self.value = value
    self.dialog = dialog
  }

  init(_ result: some IntentResult) {
    value = (result.value as? any _IntentValue).map { IntentValue($0) }
    dialog = (result as? any DialogHolder)?.heldDialog.map { String(localized: $0.full) }
  }
}

/// A result that may have a dialog.
private protocol DialogHolder {
  var heldDialog: IntentDialog? { get }
}

extension IntentResultContainer: DialogHolder {
  fileprivate var heldDialog: IntentDialog? { dialog as? IntentDialog }
}

/// A copier of intents, which imitates the transfer to another process.
///
/// The system performs an intent in a separate process and resolves the entities in its parameters
/// by their identifiers. With `STRICT_STANDINS=1`, as in the tests, intents of buttons and controls
/// are copied in the same way before they run.
@MainActor struct IntentCopy {
  nonisolated static let isOn = ProcessInfo.processInfo.environment["STRICT_STANDINS"] == "1"

  let dependencies: AppDependencyManager

  func copy<Intent: AppIntent>(of intent: Intent) async throws(IntentFailure) -> Intent {
    let copy = Intent()
    let pairs = zip(IntentParameters(of: intent).all, IntentParameters(of: copy).all)
    for ((name, parameter), (_, target)) in pairs {
      switch parameter.value {
      case let entity as any AppEntity:
        let declaration = IntentParameterDeclaration(name: name, parameter: target)
        target.set(try await found(entity, declaration))
      case let value?: target.set(value)
      case nil: break
      }
    }
    return copy
  }

  private func found<Entity: AppEntity>(
    _ entity: Entity,
    _ declaration: IntentParameterDeclaration
  ) async throws(IntentFailure) -> Entity {
    let query = Entity.defaultQuery
    query.provideDependencies(from: dependencies)
    do {
      if let found = try await query.entities(for: [entity.id]).first { return found }
    } catch {
      throw .failed(error)
    }
    throw .noEntity(declaration, entity.id.entityIdentifierString)
  }
}
