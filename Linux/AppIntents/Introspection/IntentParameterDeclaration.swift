/// A parameter of an intent.
package struct IntentParameterDeclaration: Sendable {
  package let name: String
  package let title: String
  package let description: String?
  package let kind: IntentValueKind
  /// Whether the intent can do without.
  package let isOptional: Bool
  /// What stands where nothing was said.
  package let defaultValue: IntentValue?

  init(name: String, parameter: any AnyIntentParameter) {
    self.name = name
    title = String(localized: parameter.title)
    description = parameter.description.map { String(localized: $0) }
    kind = parameter.kind
    isOptional = parameter.isOptional
    defaultValue = parameter.value.map { IntentValue($0) }
  }

  /// Whether the intent can't be performed unless something is said.
  package var isRequired: Bool { !isOptional && defaultValue == nil }
}
