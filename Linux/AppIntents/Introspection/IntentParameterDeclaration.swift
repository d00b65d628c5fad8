/// The declaration of an intent's parameter.
package struct IntentParameterDeclaration: Sendable {
  package let name: String
  package let title: String
  package let description: String?
  package let kind: IntentValueKind
  /// True if the parameter may be nil.
  package let isOptional: Bool
  package let defaultValue: IntentValue?

  init(name: String, parameter: any AnyIntentParameter) {
    self.name = name
    title = String(localized: parameter.title)
    description = parameter.description.map { String(localized: $0) }
    kind = parameter.kind
    isOptional = parameter.isOptional
    defaultValue = parameter.value.map { IntentValue($0) }
  }

  /// True if the intent can't be performed without a value.
  package var isRequired: Bool { !isOptional && defaultValue == nil }
}
