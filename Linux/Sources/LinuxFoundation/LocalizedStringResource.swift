import Foundation

/// A localized string that is resolved when shown. Foundation on Linux lacks this type.
///
/// The app has a single language, so the key is the text.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
  /// The text in the program's language.
  public let key: String

  /// Creates a resource from a localization value.
  public init(_ keyAndValue: String.LocalizationValue) {
    key = keyAndValue.text
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates a resource from a literal.
  public init(stringLiteral value: String) {
    key = value
  }

  /// Creates a resource from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    key = stringInterpolation.text
  }
}

/// A type with a localized description. An error describes its reason with it.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized description.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension String {
  /// Creates a string from a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key
  }
}
