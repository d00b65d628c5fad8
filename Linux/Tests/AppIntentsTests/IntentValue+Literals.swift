@_spi(Host) @testable import AppIntents

/// Literals for values in tests.
extension IntentValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Creates a list.
  public init(arrayLiteral elements: IntentValue...) { self = .array(elements) }
  /// Creates an object.
  public init(dictionaryLiteral elements: (String, IntentValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
