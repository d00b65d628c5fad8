import Foundation

/// A value that a column stores directly.
public protocol _PersistentValue: Codable {
  /// The kind of the value's column.
  static var _columnKind: _ColumnKind { get }

  /// Creates a value from a slot, or returns nil if the slot has another type.
  init?(_slot slot: _Slot)

  /// The slot for the value.
  var _slot: _Slot { get }
}

extension _PersistentValue where Self: FixedWidthInteger {
  /// SQLite's 64-bit integer.
  public static var _columnKind: _ColumnKind { .integer }

  /// Creates an integer from a slot, or returns nil if the slot's value is not an integer or does
  /// not fit.
  @inlinable public init?(_slot slot: _Slot) {
    guard case .integer(let number) = slot else { return nil }
    self.init(exactly: number)
  }

  /// The slot for the integer.
  @inlinable public var _slot: _Slot { .integer(Int64(truncatingIfNeeded: self)) }
}

extension Int: _PersistentValue {}
extension Int8: _PersistentValue {}
extension Int16: _PersistentValue {}
extension Int32: _PersistentValue {}
extension Int64: _PersistentValue {}
extension UInt8: _PersistentValue {}
extension UInt16: _PersistentValue {}
extension UInt32: _PersistentValue {}

extension Bool: _PersistentValue {
  /// An integer, 0 or 1.
  public static var _columnKind: _ColumnKind { .integer }

  /// Creates false from 0, and true from any other integer.
  @inlinable public init?(_slot slot: _Slot) {
    guard case .integer(let number) = slot else { return nil }
    self = number != 0
  }

  /// The slot with 0 or 1.
  @inlinable public var _slot: _Slot { .integer(self ? 1 : 0) }
}

extension Double: _PersistentValue {
  /// SQLite's floating-point number.
  public static var _columnKind: _ColumnKind { .real }

  /// Creates a number from a slot. SQLite and other programs may store a whole number as an
  /// integer.
  @inlinable public init?(_slot slot: _Slot) {
    switch slot {
    case .real(let number): self = number
    case .integer(let number): self = Double(number)
    default: return nil
    }
  }

  /// The slot for the number.
  @inlinable public var _slot: _Slot { .real(self) }
}

extension Float: _PersistentValue {
  /// SQLite's floating-point number.
  public static var _columnKind: _ColumnKind { .real }

  /// Creates the nearest single-precision number.
  @inlinable public init?(_slot slot: _Slot) {
    guard let number = Double(_slot: slot) else { return nil }
    self.init(number)
  }

  /// The slot for the number.
  @inlinable public var _slot: _Slot { .real(Double(self)) }
}

extension String: _PersistentValue {
  /// UTF-8 text.
  public static var _columnKind: _ColumnKind { .text }

  /// Creates a string from a slot.
  @inlinable public init?(_slot slot: _Slot) {
    guard case .text(let text) = slot else { return nil }
    self = text
  }

  /// The slot for the string.
  @inlinable public var _slot: _Slot { .text(self) }
}

extension Date: _PersistentValue {
  /// Seconds since 2001-01-01 00:00 UTC, the internal value of `Date`, so no precision is lost.
  public static var _columnKind: _ColumnKind { .real }

  /// Creates a date from a slot.
  @inlinable public init?(_slot slot: _Slot) {
    guard let seconds = Double(_slot: slot) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  /// The slot with the date's seconds.
  @inlinable public var _slot: _Slot { .real(timeIntervalSinceReferenceDate) }
}

extension UUID: _PersistentValue {
  /// 16 bytes.
  public static var _columnKind: _ColumnKind { .uuid }

  /// Creates a UUID from a slot.
  @inlinable public init?(_slot slot: _Slot) {
    guard case .uuid(let uuid) = slot else { return nil }
    self = uuid
  }

  /// The slot for the UUID.
  @inlinable public var _slot: _Slot { .uuid(self) }
}

extension Data: _PersistentValue {
  /// Bytes.
  public static var _columnKind: _ColumnKind { .blob }

  /// Creates data from a slot.
  @inlinable public init?(_slot slot: _Slot) {
    guard case .blob(let data) = slot else { return nil }
    self = data
  }

  /// The slot for the data.
  @inlinable public var _slot: _Slot { .blob(self) }
}

extension URL: _PersistentValue {
  /// Text: the absolute string.
  public static var _columnKind: _ColumnKind { .text }

  /// Creates a URL from a slot.
  @inlinable public init?(_slot slot: _Slot) {
    guard case .text(let text) = slot else { return nil }
    self.init(string: text)
  }

  /// The slot with the absolute string.
  @inlinable public var _slot: _Slot { .text(absoluteString) }
}

extension Optional: _PersistentValue where Wrapped: _PersistentValue {
  /// The kind of the wrapped value.
  public static var _columnKind: _ColumnKind { Wrapped._columnKind }

  /// Creates a value from a slot; nil from null.
  @inlinable public init?(_slot slot: _Slot) {
    if case .null = slot {
      self = .none
    } else if let value = Wrapped(_slot: slot) {
      self = .some(value)
    } else {
      return nil
    }
  }

  /// The slot of the wrapped value, or null.
  @inlinable public var _slot: _Slot { self?._slot ?? .null }
}
