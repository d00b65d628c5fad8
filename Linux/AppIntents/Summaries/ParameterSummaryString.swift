/// A sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let parts: [Part]

  enum Part {
    case text(String)
    case parameter(PartialKeyPath<Intent>)
  }

  /// A sentence without parameters.
  public init(_ value: String) {
    parts = [.text(value)]
  }

  /// A sentence without parameters.
  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  /// A sentence with parameters in it.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Collects the parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the sentence.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.text(literal))
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<ValueType, Subject>(_ subject: Subject)
    where
      ValueType: _IntentValue, ValueType: Sendable,
      Subject: KeyPath<Intent, IntentParameter<ValueType>>
    {
      parts.append(.parameter(subject))
    }
  }
}
