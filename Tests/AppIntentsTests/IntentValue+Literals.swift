import AppIntents

/// Values as tests write them.
extension IntentValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral
{
  /// A text.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  package init(integerLiteral value: Int) { self = .integer(value) }
  /// A number.
  package init(floatLiteral value: Double) { self = .double(value) }
  /// Yes or no.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A list.
  package init(arrayLiteral elements: IntentValue...) { self = .array(elements) }
  /// An object.
  package init(dictionaryLiteral elements: (String, IntentValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
