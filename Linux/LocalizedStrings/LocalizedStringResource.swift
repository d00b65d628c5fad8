import Foundation

/// A text of the program, looked up when it is shown. The app has one language so far, so the key is
/// the text. Foundation for Linux has none.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
  /// The text in the language of the program.
  public let key: String

  /// A resource of a literal.
  public init(_ keyAndValue: String.LocalizationValue) {
    key = keyAndValue.text
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// A resource of a literal.
  public init(stringLiteral value: String) {
    key = value
  }

  /// A resource of a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    key = stringInterpolation.text
  }
}

/// What has a text of the program to be shown by; an error tells by it what went wrong.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The text itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension String {
  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key
  }
}
