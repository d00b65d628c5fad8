/// An attribute of an element. Names are literals of the program. Values are escaped when written.
public struct Attribute: Hashable, Sendable {
  /// The name in HTML or SVG.
  public let name: String
  /// The unescaped value; empty for a Boolean attribute.
  public let value: String

  /// - `name`: A literal, so that user input can never become an attribute's name.
  public init(_ name: StaticString, _ value: String = "") {
    self.name = name.description
    self.value = value
  }
}
