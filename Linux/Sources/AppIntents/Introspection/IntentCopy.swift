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
