import Foundation

extension String {
  /// A localizable string literal with interpolated values.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let key: String
    /// The interpolated values, or nil if the literal has no interpolations.
    let arguments: [FormatArgument]?

    /// Creates a value from a string.
    public init(_ value: String) {
      key = value
      arguments = nil
    }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) {
      key = value
      arguments = nil
    }

    /// Creates a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Returns the catalog's text for a key or, if there is none, the text of the literal.
    func localized(_ key: String? = nil, in localization: Localization) -> String {
      guard let arguments else {
        return localization.string(key ?? self.key, defaultValue: self.key)
      }
      return localization.string(key ?? self.key, arguments: arguments, defaultValue: self.key)
    }

    /// The parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [FormatArgument] = []

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

      /// Appends another localizable string.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", .deferred(resource))
      }

      /// Appends a formatted value.
      public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        append("%@", .deferred(FormattedArgument(value, format)))
      }

      private mutating func append(_ specifier: String, _ argument: FormatArgument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }

  /// Creates a localized string, in the language of the window whose code runs.
  public init(localized keyAndValue: String.LocalizationValue, comment: StaticString? = nil) {
    self = keyAndValue.localized(in: .current)
  }

  /// Creates a localized string from a key and the text for the language of the source code.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    comment: StaticString? = nil
  ) {
    self = defaultValue.localized(key.description, in: .current)
  }

  /// Creates a localized string from a resource.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) {
    self = resource.text(in: .current)
  }
}
