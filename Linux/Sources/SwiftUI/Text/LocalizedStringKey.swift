import Foundation

/// A localizable string from a literal. The app has a single language, so the key is the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a key from a string.
  public init(_ value: String) {
    text = value
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
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

    /// Appends a substring.
    public mutating func appendInterpolation(_ substring: Substring) {
      text += substring
    }

    /// Appends the description of a value.
    public mutating func appendInterpolation<T>(_ value: T) {
      text += String(describing: value)
    }

    /// Appends a formatted value.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }
  }
}
