extension String {
  /// A literal that is looked up, with values in it.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    /// A value of a text.
    public init(_ value: String) {
      text = value
    }

    /// A value of a literal.
    public init(stringLiteral value: String) {
      text = value
    }

    /// A value of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      text = stringInterpolation.text
    }

    /// Collects the parts of a literal with values in it.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var text = ""

      /// Starts with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
      }

      /// Adds a part of the literal.
      public mutating func appendLiteral(_ literal: String) {
        text += literal
      }

      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) {
        text += string
      }

      /// Adds a number.
      public mutating func appendInterpolation(_ value: Int) {
        text += String(value)
      }
    }
  }
}
