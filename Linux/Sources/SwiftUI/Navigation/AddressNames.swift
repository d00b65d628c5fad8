/// The names of navigation values in addresses: their raw values, if these are strings.
struct AddressNames {
  private let type: any RawRepresentable.Type

  /// Creates the names for values of a type, or returns nil if the type has no raw values.
  init?<Value>(of type: Value.Type) {
    guard let type = type as? any RawRepresentable.Type else { return nil }
    self.type = type
  }

  /// Returns the name of a value, or nil if its raw value can't be part of an address.
  func name(of value: AnyHashable) -> String? {
    func text<Raw: RawRepresentable>(_ value: Raw) -> String? { value.rawValue as? String }
    guard let value = value.base as? any RawRepresentable, let name = text(value),
      name.wholeMatch(of: /[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*/) != nil
    else { return nil }
    return name
  }

  /// Returns the values on the path of an address, from the first pushed screen up, or nil if the
  /// address is unknown.
  func values(of address: String) -> [AnyHashable]? {
    var parts = address.split(separator: "/")[...]
    var values: [AnyHashable] = []
    while !parts.isEmpty {
      let found = parts.indices.firstNonNil { last in
        let value = type.value(named: parts[...last].joined(separator: "/")) as? AnyHashable
        return value.map { ($0, last) }
      }
      guard let (value, last) = found else { return nil }
      values.append(value)
      parts = parts[(last + 1)...]
    }
    return values
  }
}

extension RawRepresentable {
  fileprivate static func value(named name: String) -> Self? {
    (name as? RawValue).flatMap(Self.init(rawValue:))
  }
}
