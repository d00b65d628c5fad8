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
