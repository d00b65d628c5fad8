/// The language of a document.
public struct PageLanguage: Hashable, Sendable {
  /// The BCP 47 tag.
  public let tag: String
  /// A Boolean value that indicates whether the language is written from right to left.
  public let isRightToLeft: Bool

  /// English.
  public static let english = PageLanguage("en")

  /// Creates a language.
  public init(_ tag: String, isRightToLeft: Bool = false) {
    self.tag = tag
    self.isRightToLeft = isRightToLeft
  }
}
