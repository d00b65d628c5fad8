@_spi(Host) import AppIntents

// With literals, the description in Swift has the same structure as its JSON.

extension IntentValue: ExpressibleByStringLiteral {
  /// Creates a text.
  @_spi(Host) public init(stringLiteral value: String) { self = .string(value) }
}

extension IntentValue: ExpressibleByBooleanLiteral {
  /// Creates a Boolean value.
  @_spi(Host) public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension IntentValue: ExpressibleByIntegerLiteral {
  /// Creates a whole number.
  @_spi(Host) public init(integerLiteral value: Int) { self = .integer(value) }
}

extension IntentValue: ExpressibleByArrayLiteral {
  /// Creates a list.
  @_spi(Host) public init(arrayLiteral elements: IntentValue...) { self = .array(elements) }
}

extension IntentValue: ExpressibleByDictionaryLiteral {
  /// Creates an object.
  @_spi(Host) public init(dictionaryLiteral elements: (String, IntentValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
