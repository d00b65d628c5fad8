/// A sentence for the user.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  let full: LocalizedStringResource

  /// Creates a dialog from a localized string.
  public init(_ value: LocalizedStringResource) {
    full = value
  }

  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) {
    full = LocalizedStringResource(stringLiteral: value)
  }

  /// Creates a dialog from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
