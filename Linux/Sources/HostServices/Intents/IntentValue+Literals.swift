@_spi(Host) import AppIntents

// Literals let the description be written in the structure of its JSON.

extension IntentValue: ExpressibleByStringLiteral {
  /// A text.
  @_spi(Host) public init(stringLiteral value: String) { self = .string(value) }
}

extension IntentValue: ExpressibleByBooleanLiteral {
  /// True or false.
  @_spi(Host) public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension IntentValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  @_spi(Host) public init(integerLiteral value: Int) { self = .integer(value) }
}

extension IntentValue: ExpressibleByArrayLiteral {
  /// A list.
  @_spi(Host) public init(arrayLiteral elements: IntentValue...) { self = .array(elements) }
}

extension IntentValue: ExpressibleByDictionaryLiteral {
  /// An object.
  @_spi(Host) public init(dictionaryLiteral elements: (String, IntentValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
