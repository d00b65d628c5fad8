import Foundation

/// The value of a property: a SQLite value, or the objects of a relationship.
public enum _Slot {
  /// No value, or a relationship that is read from the store on first access.
  case null
  /// An integer, a Boolean value, or the key of a to-one relationship.
  case integer(Int64)
  /// A floating-point number, or seconds since 2001-01-01 00:00 UTC.
  case real(Double)
  /// A string, or JSON that is not decoded yet.
  case text(String)
  /// Bytes.
  case blob(Data)
  /// A UUID, stored as its 16 bytes.
  case uuid(UUID)
  /// A `Codable` value with its JSON.
  case coded(_CodedValue)
  /// The object of a to-one relationship outside a context.
  case model(AnyObject)
  /// The objects of a to-many relationship. In a context, they are cached until a change may affect
  /// them.
  case models([AnyObject])
}

/// A `Codable` value and its JSON, which is encoded lazily.
public final class _CodedValue {
  let value: Any
  private let encode: () -> String
  private(set) lazy var json = encode()

  init(value: Any, encode: @escaping () -> String) {
    self.value = value
    self.encode = encode
  }
}

extension _Slot {
  /// Returns true if both represent the same stored value.
  func isSame(as other: _Slot) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)): a == b
    case (.text(let a), .text(let b)): a.utf8.elementsEqual(b.utf8)
    case (.blob(let a), .blob(let b)): a == b
    case (.uuid(let a), .uuid(let b)): a == b
    case (.coded, .coded), (.coded, .text), (.text, .coded): storedText == other.storedText
    case (.model(let a), .model(let b)): a === b
    default: false
    }
  }

  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The type of value, for the error message about a damaged store.
  var kindLabel: String {
    switch self {
    case .null: "nothing"
    case .integer: _ColumnKind.integer.label
    case .real: _ColumnKind.real.label
    case .text: _ColumnKind.text.label
    case .coded: _ColumnKind.json.label
    case .blob: _ColumnKind.blob.label
    case .uuid: _ColumnKind.uuid.label
    case .model, .models: "a relationship"
    }
  }

  private var storedText: String? {
    switch self {
    case .text(let text): text
    case .coded(let coded): coded.json
    default: nil
    }
  }
}

/// The way a column stores a property's value.
public enum _ColumnKind: String, Sendable {
  case integer, real, text, blob, uuid, json

  /// The value of a required property whose row was deleted, if the property has no default value.
  var emptyValue: _Slot {
    switch self {
    case .integer: .integer(0)
    case .real: .real(0)
    case .text: .text("")
    case .blob: .blob(Data())
    case .uuid: .uuid(.zero)
    case .json: .null
    }
  }

  /// Returns true if a slot read from a column of this kind has a valid type.
  func holds(_ slot: _Slot) -> Bool {
    switch (self, slot) {
    // SQLite and other programs may store a whole number as an integer.
    case (.integer, .integer), (.real, .real), (.real, .integer), (.text, .text), (.json, .text),
      (.blob, .blob), (.uuid, .uuid):
      true
    default: false
    }
  }

  /// The type of value, for the error message about a damaged store.
  var label: String {
    switch self {
    case .integer: "a whole number"
    case .real: "a number"
    case .text: "text"
    case .blob: "bytes"
    case .uuid: "a UUID"
    case .json: "JSON of its type"
    }
  }

  /// The declared SQL type of the column.
  var declaration: String {
    switch self {
    case .integer: "INTEGER"
    case .real: "REAL"
    case .text, .json: "TEXT"
    case .blob, .uuid: "BLOB"
    }
  }
}
