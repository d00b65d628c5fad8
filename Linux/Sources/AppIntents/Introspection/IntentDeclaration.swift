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
