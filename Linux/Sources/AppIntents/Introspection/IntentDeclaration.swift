/// The declaration of an intent, from which interfaces are generated.
@_spi(Host) public struct IntentDeclaration: Sendable {
  /// The intent's type.
  public let intent: any AppIntent.Type
  /// The name for programs: the persistent identifier without the suffix "Intent".
  public let name: String
  /// The title.
  public let title: String
  /// The description.
  public let description: String?
  /// The parameters in declaration order.
  public let parameters: [IntentParameterDeclaration]
  /// The parameter summary, such as "Complete ${habit}", or the title if there is none.
  public let summary: String

  /// Reads the declaration of an intent.
  public init<Intent: AppIntent>(_ intent: Intent.Type) {
    self.intent = intent
    name = Self.name(of: Intent.self)
    title = String(localized: Intent.title)
    description = Intent.description.map { String(localized: $0.descriptionText) }
    let parameters = IntentParameters(of: intent.init())
    self.parameters = parameters.all.map(IntentParameterDeclaration.init)
    summary =
      (Intent.parameterSummary as? IntentParameterSummary<Intent>)?.text(parameters) ?? title
  }

  /// Returns the name of an intent for programs.
  static func name(of intent: any AppIntent.Type) -> String {
    let (name, suffix) = (intent.persistentIdentifier, "Intent")
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
}

extension IntentParameterSummary {
  fileprivate func text(_ parameters: IntentParameters) -> String {
    sentence.parts.map { part in
      switch part {
      case .text(let text): text
      case .parameter(let path): "${\(parameters.name(of: path) ?? "")}"
      }
    }
    .joined()
  }
}

/// The declaration of an intent's parameter.
@_spi(Host) public struct IntentParameterDeclaration: Sendable {
  /// The property's name.
  public let name: String
  /// The title.
  public let title: String
  /// The description.
  public let description: String?
  /// The kind of the value.
  public let kind: IntentValueKind
  /// True if the parameter may be nil.
  public let isOptional: Bool
  /// The default value.
  public let defaultValue: IntentValue?

  init(name: String, parameter: any AnyIntentParameter) {
    self.name = name
    title = String(localized: parameter.title)
    description = parameter.description.map { String(localized: $0) }
    kind = parameter.kind
    isOptional = parameter.isOptional
    defaultValue = parameter.value.map { IntentValue($0) }
  }

  /// True if the intent can't be performed without a value.
  public var isRequired: Bool { !isOptional && defaultValue == nil }
}

/// The kind of a parameter's value.
@_spi(Host) public enum IntentValueKind: Sendable {
  case string
  case integer(ClosedRange<Double>?)
  case double(ClosedRange<Double>?)
  case boolean
  /// A day.
  case date
  case entity(any AppEntity.Type)

  /// Creates the kind of a non-optional type. An unsupported type traps.
  init(_ type: any _IntentValue.Type, range: ClosedRange<Double>?) {
    switch type {
    case is String.Type: self = .string
    case is Int.Type: self = .integer(range)
    case is Double.Type: self = .double(range)
    case is Bool.Type: self = .boolean
    case is DateComponents.Type: self = .date
    case let type as any AppEntity.Type: self = .entity(type)
    default: preconditionFailure("a parameter can't be a \(type)")
    }
  }
}
