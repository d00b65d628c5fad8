/// What is said to the person.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  let full: LocalizedStringResource

  /// A sentence.
  public init(_ value: LocalizedStringResource) {
    full = value
  }

  /// A sentence.
  public init(stringLiteral value: String) {
    full = LocalizedStringResource(stringLiteral: value)
  }

  /// A sentence with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
