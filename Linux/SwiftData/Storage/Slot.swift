import Foundation

/// One property's value in an object: what SQLite stores, or an object of a relationship.
public enum _Slot {
  /// No value, or a relationship that is read from the store when asked for.
  case null
  /// A number, a truth value, or the row that a to-one relationship leads to.
  case integer(Int64)
  /// A number, or seconds since 2001-01-01 00:00 UTC.
  case real(Double)
  /// Text, or JSON that has not been decoded yet.
  case text(String)
  /// Bytes.
  case blob(Data)
  /// A UUID, stored as its 16 bytes.
  case uuid(UUID)
  /// A `Codable` value with its JSON.
  case coded(_CodedValue)
  /// The other side of a to-one relationship of an object outside any context.
  case model(AnyObject)
  /// The other side of a to-many relationship, read or set since the last change that touches it.
  case models([AnyObject])
}

/// A `Codable` value with the JSON that the store keeps of it, which is made when it is asked for.
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
  /// Whether both stand for the same stored value.
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

  /// The kind of value, for the message about a damaged store.
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

/// How a property's value is stored in a column.
public enum _ColumnKind: String, Sendable {
  case integer, real, text, blob, uuid, json

  /// The value where none is stored.
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

  /// Whether a slot as it is read from a column of this kind has such a value.
  func holds(_ slot: _Slot) -> Bool {
    switch (self, slot) {
    // SQLite and other programs keep a whole number as an integer.
    case (.integer, .integer), (.real, .real), (.real, .integer), (.text, .text), (.json, .text),
      (.blob, .blob), (.uuid, .uuid):
      true
    default: false
    }
  }

  /// The kind of value, for the message about a damaged store.
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

  /// The type that the column is declared with.
  var declaration: String {
    switch self {
    case .integer: "INTEGER"
    case .real: "REAL"
    case .text, .json: "TEXT"
    case .blob, .uuid: "BLOB"
    }
  }
}
