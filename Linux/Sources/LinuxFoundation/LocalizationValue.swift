extension String {
  /// A localizable string literal with interpolated values.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    /// Creates a value from a string.
    public init(_ value: String) {
      text = value
    }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) {
      text = value
    }

    /// Creates a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      text = stringInterpolation.text
    }

    /// The parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var text = ""

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
      }

      /// Appends a literal part.
      public mutating func appendLiteral(_ literal: String) {
        text += literal
      }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) {
        text += string
      }

      /// Appends a number.
      public mutating func appendInterpolation(_ value: Int) {
        text += String(value)
      }
    }
  }
}
