/// A type whose values have a name in common.
public protocol TypeDisplayRepresentable {
  /// How its values are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that can be shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How it is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// Its name.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value of a type with a name.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type all of whose values are known.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable,
  Hashable
{
  /// How each is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The name of the value. One without a representation stops the process: Apple's tools refuse to
  /// compile it.
  public var localizedStringResource: LocalizedStringResource {
    guard let representation = Self.caseDisplayRepresentations[self] else {
      preconditionFailure("\(Self.self).\(self) has no display representation")
    }
    return representation.title
  }
}

/// A type with a name, all of whose values are known.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
