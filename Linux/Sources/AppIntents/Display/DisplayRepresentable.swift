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

/// A type with a representation for each of its cases.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable,
  Hashable
{
  /// The representation of each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title of the value. On Linux, reading the title of a value without a representation traps.
  /// Apple's tools reject such an enumeration at build time.
  public var localizedStringResource: LocalizedStringResource {
    guard let representation = Self.caseDisplayRepresentations[self] else {
      preconditionFailure("\(Self.self).\(self) has no display representation")
    }
    return representation.title
  }
}

/// A type with a display name and a representation for each of its cases.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
