/// The title, subtitle, and image that represent a value.
public struct DisplayRepresentation: Hashable, Sendable {
  /// The title.
  public var title: LocalizedStringResource
  /// The subtitle.
  public var subtitle: LocalizedStringResource?
  /// The image.
  public var image: Image?

  /// Creates a representation with a title.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// The image of a representation.
  public struct Image: Hashable, Sendable {
    /// The name of the symbol.
    package let systemName: String

    /// Creates an image of a symbol.
    public init(systemName: String) {
      self.systemName = systemName
    }
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  /// Creates a representation from a literal title.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}
