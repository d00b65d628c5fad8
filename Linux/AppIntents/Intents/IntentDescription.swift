/// What an intent does, in a sentence.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The sentence.
  public let descriptionText: LocalizedStringResource

  /// A description of a text.
  public init(_ descriptionText: LocalizedStringResource) {
    self.descriptionText = descriptionText
  }

  /// A description of a literal.
  public init(stringLiteral value: String) {
    descriptionText = LocalizedStringResource(stringLiteral: value)
  }
}
