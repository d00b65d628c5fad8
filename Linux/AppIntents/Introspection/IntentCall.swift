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
