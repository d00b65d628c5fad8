/// The parameters of an intent by property name, in declaration order.
struct IntentParameters {
  private let intent: any AppIntent
  let all: [(name: String, parameter: any AnyIntentParameter)]

  init(of intent: any AppIntent) {
    self.intent = intent
    all = Mirror(reflecting: intent).children.compactMap { label, value in
      guard let label, let parameter = value as? any AnyIntentParameter else { return nil }
      // The stored property of a property wrapper has a leading underscore.
      return (String(label.drop { $0 == "_" }), parameter)
    }
  }

  /// Returns the name of the parameter at a key path, or nil if the key path is not a parameter.
  func name<Intent>(of path: PartialKeyPath<Intent>) -> String? {
    guard let intent = intent as? Intent,
      let parameter = intent[keyPath: path] as? any AnyIntentParameter
    else { return nil }
    return all.first { $0.parameter === parameter }?.name
  }
}

/// A parameter of any type.
protocol AnyIntentParameter: AnyObject {
  var title: LocalizedStringResource { get }
  var description: LocalizedStringResource? { get }
  var kind: IntentValueKind { get }
  var isOptional: Bool { get }
  /// The value, or nil if the parameter has no value.
  var value: (any _IntentValue)? { get }
  /// Sets the value, which must be of the parameter's type.
  func set(_ value: any _IntentValue)
}

extension IntentParameter: AnyIntentParameter {
  var kind: IntentValueKind { IntentValueKind(Value.ValueType.self, range: range) }

  var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

  var value: (any _IntentValue)? {
    // Unwraps an optional value.
    currentValue.flatMap { $0 as? Value.ValueType }
  }

  func set(_ value: any _IntentValue) {
    guard let value = value as? Value else {
      preconditionFailure("“\(title.key)” can't be a \(type(of: value))")
    }
    wrappedValue = value
  }
}

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
