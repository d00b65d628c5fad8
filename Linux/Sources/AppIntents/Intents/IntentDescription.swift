/// A description of an intent in one sentence.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The sentence.
  public let descriptionText: LocalizedStringResource

  /// Creates a description from a localized string.
  public init(_ descriptionText: LocalizedStringResource) {
    self.descriptionText = descriptionText
  }

  /// Creates a description from a literal.
  public init(stringLiteral value: String) {
    descriptionText = LocalizedStringResource(stringLiteral: value)
  }
}
