import Foundation

/// How values of a type stand in a property list.
struct StorageCoding<Value> {
  /// Turns a value into what the defaults hold; `nil` takes it away.
  let encode: (Value) -> Any?
  /// Reads what the defaults hold; `nil` if it is of another type.
  let decode: (Any) -> Value?
}

extension StorageCoding {
  /// The value as it is.
  static var plain: StorageCoding { StorageCoding(encode: { $0 }, decode: { $0 as? Value }) }

  /// A case by its raw value; a raw value that no case has any longer is passed over.
  static func raw() -> StorageCoding where Value: RawRepresentable {
    StorageCoding(
      encode: { $0.rawValue },
      decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }
    )
  }

  /// A value that may be missing.
  static func optional<Wrapped>(_ wrapped: StorageCoding<Wrapped>) -> StorageCoding
  where Value == Wrapped? {
    StorageCoding(
      encode: { $0.flatMap(wrapped.encode) },
      decode: { .some(wrapped.decode($0)) }
    )
  }
}

extension StorageCoding where Value == Double {
  /// A number, also one that was kept as a whole number.
  static var number: StorageCoding {
    StorageCoding(
      encode: { $0 },
      decode: { $0 as? Double ?? ($0 as? Int).map { Double($0) } }
    )
  }
}

extension StorageCoding where Value == URL {
  /// An address as text: user defaults on Linux keep the path of a URL alone.
  static var address: StorageCoding {
    StorageCoding(
      encode: { $0.absoluteString },
      decode: { ($0 as? String).flatMap { URL(string: $0) } }
    )
  }
}
