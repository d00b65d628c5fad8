import Foundation

/// A localized string that is resolved when shown. Foundation on Linux lacks this type.
public struct LocalizedStringResource: Hashable, Sendable {
  /// The key in the String Catalog.
  public let key: String
  let defaultValue: String.LocalizationValue

  /// Creates a resource from a literal, which is its key and its text in the language of the source
  /// code.
  public init(_ keyAndValue: String.LocalizationValue, comment: StaticString? = nil) {
    key = keyAndValue.key
    defaultValue = keyAndValue
  }

  /// Creates a resource from a key and the text for the language of the source code.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates a resource from a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Creates a resource from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: LocalizableArgument {
  package func text(in localization: Localization) -> String {
    defaultValue.localized(key, in: localization)
  }
}

/// A type with a localized description. For an error, the description is the reason that the user
/// sees.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized description.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
