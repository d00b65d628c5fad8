import Foundation

/// A localizable string from a literal, which is resolved in the environment's locale.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  private let key: String
  /// The interpolated values, or nil if the literal has no interpolations.
  private let arguments: [FormatArgument]?

  /// Creates a key from a string.
  public init(_ value: String) {
    key = value
    arguments = nil
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Returns the key's text in the language of a localization.
  func string(in localization: Localization) -> String {
    guard let arguments else { return localization.string(key) }
    return localization.string(key, arguments: arguments)
  }

  /// The key's text in the language of the window whose code runs.
  package var string: String { string(in: .current) }

  /// The parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key = ""
    fileprivate var arguments: [FormatArgument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .text(string))
    }

    /// Appends a number.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      append(value._specifier, value.formatArgument)
    }

    /// Appends a number with a specifier, such as `%.1f`.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String)
    where T: _FormatSpecifiable {
      append(specifier, value.formatArgument)
    }

    /// Appends a localized string resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .deferred(resource))
    }

    /// Appends a formatted value.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .deferred(FormattedArgument(input, format)))
    }

    private mutating func append(_ specifier: String, _ argument: FormatArgument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension ViewNode {
  /// Returns a text of the framework itself in the environment's language.
  func localized(_ key: LocalizedStringKey) -> String {
    key.string(in: environment.localization)
  }
}
