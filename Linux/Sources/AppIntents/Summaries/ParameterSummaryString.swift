/// A sentence with parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let parts: [Part]

  enum Part {
    case text(String)
    case parameter(PartialKeyPath<Intent>)
  }

  /// Creates a sentence without parameters.
  public init(_ value: String) {
    parts = [.text(value)]
  }

  /// Creates a sentence from a literal.
  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  /// Creates a sentence from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The parts of an interpolated sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.text(literal))
    }

    /// Appends a parameter.
    public mutating func appendInterpolation<ValueType, Subject>(_ subject: Subject)
    where
      ValueType: _IntentValue, ValueType: Sendable,
      Subject: KeyPath<Intent, IntentParameter<ValueType>>
    {
      parts.append(.parameter(subject))
    }
  }
}
