/// A creator of intents from named parameter values.
@MainActor struct IntentArguments {
  let declaration: IntentDeclaration
  let dependencies: AppDependencyManager
  /// The day that the value `today` refers to.
  let today: DateComponents

  /// Returns the intent with its values. Parameters without a value have their defaults.
  func intent(_ arguments: [String: IntentValue]) async throws(IntentFailure) -> any AppIntent {
    let known = declaration.parameters.map(\.name)
    if let unknown = arguments.keys.sorted().first(where: { !known.contains($0) }) {
      throw .unknownParameter(unknown, known: known)
    }
    let intent = declaration.intent.init()
    let parameters = IntentParameters(of: intent).all
    for (parameter, declared) in zip(parameters, declaration.parameters) {
      switch arguments[declared.name] ?? .null {
      case .null:
        guard !declared.isRequired else { throw .missingParameter(declared) }
      case let said:
        parameter.parameter.set(try await value(said, for: declared))
      }
    }
    return intent
  }

  private func value(
    _ said: IntentValue,
    for parameter: IntentParameterDeclaration
  ) async throws(IntentFailure) -> any _IntentValue {
    switch (parameter.kind, said) {
    case (.string, .string(let text)):
      return text
    case (.integer(let range), .integer(let number)) where range.contains(Double(number)):
      return number
    case (.double(let range), .integer(let number)) where range.contains(Double(number)):
      return Double(number)
    case (.double(let range), .double(let number)) where range.contains(number):
      return number
    case (.boolean, .boolean(let value)):
      return value
    case (.date, .string(let text)):
      if let date = date(text) { return date }
    case (.entity(let type), .string(let text)):
      return try await entity(type, text, for: parameter)
    default:
      break
    }
    throw .badValue(parameter, said)
  }

  private func date(_ text: String) -> DateComponents? {
    switch text.lowercased() {
    case "today": today
    case "yesterday": yesterday
    default: DateText.components(text)
    }
  }

  private var yesterday: DateComponents? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: today)
      .flatMap { calendar.date(byAdding: .day, value: -1, to: $0) }
      .map { calendar.dateComponents([.year, .month, .day], from: $0) }
  }

  /// Returns the entity whose identifier is the text or, if there is none, the only entity that
  /// matches the text.
  private func entity<Entity: AppEntity>(
    _ type: Entity.Type,
    _ text: String,
    for parameter: IntentParameterDeclaration
  ) async throws(IntentFailure) -> any _IntentValue {
    let query = Entity.defaultQuery
    query.provideDependencies(from: dependencies)
    let matches: [Entity]
    do {
      if let id = Entity.ID.entityIdentifier(for: text),
        let entity = try await query.entities(for: [id]).first
      {
        return entity
      }
      matches = try await (query as? any EntityStringQuery)?.items(text) as? [Entity] ?? []
    } catch {
      throw .failed(error)
    }
    guard let entity = matches.first else { throw .noEntity(parameter, text) }
    guard matches.count == 1 else {
      throw .severalEntities(parameter, text, matches.map { IntentCandidate($0) })
    }
    return entity
  }
}

extension EntityStringQuery {
  fileprivate func items(_ text: String) async throws -> Any {
    try await entities(matching: text).items
  }
}

extension ClosedRange<Double>? {
  fileprivate func contains(_ number: Double) -> Bool { self?.contains(number) ?? true }
}

/// An entity that may match a text.
@_spi(Host) public struct IntentCandidate: Hashable, Codable, Sendable {
  /// The unambiguous identifier.
  public let id: String
  /// The entity's title.
  public let title: String
  /// The entity's subtitle.
  public let subtitle: String?

  init(_ entity: some AppEntity) {
    let shown = entity.displayRepresentation
    id = entity.id.entityIdentifierString
    title = String(localized: shown.title)
    subtitle = shown.subtitle.map { String(localized: $0) }
  }
}
