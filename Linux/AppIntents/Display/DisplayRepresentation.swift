/// How a value is shown.
public struct DisplayRepresentation: Hashable, Sendable {
  /// Its name.
  public var title: LocalizedStringResource
  /// What stands below it.
  public var subtitle: LocalizedStringResource?
  /// What stands beside it.
  public var image: Image?

  /// A value with a name.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// What stands beside a value.
  public struct Image: Hashable, Sendable {
    /// The name of a symbol.
    package let systemName: String

    /// A symbol.
    public init(systemName: String) {
      self.systemName = systemName
    }
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  /// A value with a name.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}
