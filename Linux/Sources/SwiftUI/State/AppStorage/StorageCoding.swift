import Foundation

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

  /// Returns a conversion to raw values. Raw values without a case are ignored.
  static func raw() -> StorageCoding where Value: RawRepresentable {
    StorageCoding(
      encode: { $0.rawValue },
      decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }
    )
  }

  /// Returns a conversion for optional values.
  static func optional<Wrapped>(_ wrapped: StorageCoding<Wrapped>) -> StorageCoding
  where Value == Wrapped? {
    StorageCoding(
      encode: { $0.flatMap(wrapped.encode) },
      decode: { .some(wrapped.decode($0)) }
    )
  }
}

extension StorageCoding where Value == Double {
  /// A conversion for floating-point numbers, which also accepts stored integers.
  static var number: StorageCoding {
    StorageCoding(
      encode: { $0 },
      decode: { $0 as? Double ?? ($0 as? Int).map { Double($0) } }
    )
  }
}

extension StorageCoding where Value == URL {
  /// A conversion of URLs to strings. User defaults on Linux store only the path of a URL.
  static var address: StorageCoding {
    StorageCoding(
      encode: { $0.absoluteString },
      decode: { ($0 as? String).flatMap { URL(string: $0) } }
    )
  }
}
