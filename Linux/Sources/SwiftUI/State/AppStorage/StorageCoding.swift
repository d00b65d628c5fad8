/// The conversion between values of a type and property list values.
struct StorageCoding<Value> {
  /// Returns the property list value, or nil to remove the entry.
  let encode: (Value) -> Any?
  /// Decodes a property list value, or returns nil if it does not represent a value of the type.
  let decode: (Any) -> Value?
}

extension StorageCoding {
  /// A conversion for property list types.
  static var plain: StorageCoding { StorageCoding(encode: { $0 }, decode: { $0 as? Value }) }
}

extension StorageCoding where Value: RawRepresentable {
  /// A conversion to raw values. Raw values without a case are ignored.
  static var raw: StorageCoding {
    StorageCoding(
      encode: { $0.rawValue },
      decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }
    )
  }
}

extension StorageCoding where Value == String? {
  /// A conversion for optional strings.
  static var optional: StorageCoding {
    StorageCoding(encode: { $0 }, decode: { .some($0 as? String) })
  }
}
