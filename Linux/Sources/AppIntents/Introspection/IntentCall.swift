/// A serializable intent with its values, to be performed in another process or later.
@_spi(Host) public struct IntentCall: Hashable, Codable, Sendable {
  /// The intent's name for programs.
  public let name: String
  /// The values that are set, with entities represented by their identifiers.
  public let arguments: [String: IntentValue]

  /// Reads the parameters that are set in an intent.
  public init(_ intent: any AppIntent) {
    name = IntentDeclaration.name(of: type(of: intent))
    arguments = IntentParameters(of: intent).all.reduce(into: [:]) { arguments, entry in
      arguments[entry.name] = entry.parameter.value.map { IntentValue(argument: $0) }
    }
  }
}
