/// A type with a display name for its values.
public protocol TypeDisplayRepresentable {
  /// The display name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that can be displayed.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// The representation of the value.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of the representation.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A displayable value of a type with a display name.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

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

/// The display name of a type.
public struct TypeDisplayRepresentation: Hashable, Sendable {
  /// The name of a value of the type.
  public var name: LocalizedStringResource

  /// Creates a display name.
  public init(name: LocalizedStringResource) {
    self.name = name
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringLiteral {
  /// Creates a display name from a literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}
