import Foundation

/// A text that a literal of the program gives. The app has one language so far, so the key is the
/// text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a key of a text.
  public init(_ value: String) {
    text = value
  }

  /// Creates a key of a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a key of a literal with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
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

    /// Adds a part of a text.
    public mutating func appendInterpolation(_ substring: Substring) {
      text += substring
    }

    /// Adds the description of a value.
    public mutating func appendInterpolation<T>(_ value: T) {
      text += String(describing: value)
    }

    /// Adds a value as a format style writes it.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }
  }
}
