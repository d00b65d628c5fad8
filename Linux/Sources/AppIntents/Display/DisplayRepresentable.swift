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
