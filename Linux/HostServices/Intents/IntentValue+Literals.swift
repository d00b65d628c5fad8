import AppIntents

// Literals let the description be written in the structure of its JSON.

extension IntentValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension IntentValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension IntentValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension IntentValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: IntentValue...) { self = .array(elements) }
}

extension IntentValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, IntentValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
