import Foundation

/// A value that has a column of its own kind in the store.
public protocol _PersistentValue: Codable {
  /// The kind of its column.
  static var _columnKind: _ColumnKind { get }

  /// The value of a slot, or nil if the slot holds none of this type.
  init?(_slot slot: _Slot)

  /// The slot of the value.
  var _slot: _Slot { get }
}

extension _PersistentValue where Self: FixedWidthInteger {
  /// Integers share SQLite's 64-bit column.
  public static var _columnKind: _ColumnKind { .integer }

  /// The number, or nil if it does not fit.
  @inlinable public init?(_slot slot: _Slot) {
    guard case .integer(let number) = slot else { return nil }
    self.init(exactly: number)
  }

  /// The number as SQLite keeps it.
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
  /// 0 or 1.
  public static var _columnKind: _ColumnKind { .integer }

  /// False for 0, true for any other number.
  @inlinable public init?(_slot slot: _Slot) {
    guard case .integer(let number) = slot else { return nil }
    self = number != 0
  }

  /// 0 or 1.
  @inlinable public var _slot: _Slot { .integer(self ? 1 : 0) }
}

extension Double: _PersistentValue {
  /// SQLite's own floating point.
  public static var _columnKind: _ColumnKind { .real }

  /// The number, also where SQLite or another program keeps it as an integer.
  @inlinable public init?(_slot slot: _Slot) {
    switch slot {
    case .real(let number): self = number
    case .integer(let number): self = Double(number)
    default: return nil
    }
  }

  /// The number.
  @inlinable public var _slot: _Slot { .real(self) }
}

extension Float: _PersistentValue {
  /// SQLite's own floating point.
  public static var _columnKind: _ColumnKind { .real }

  /// The nearest number of single precision.
  @inlinable public init?(_slot slot: _Slot) {
    guard let number = Double(_slot: slot) else { return nil }
    self.init(number)
  }

  /// The number.
  @inlinable public var _slot: _Slot { .real(Double(self)) }
}

extension String: _PersistentValue {
  /// UTF-8 text.
  public static var _columnKind: _ColumnKind { .text }

  /// The text.
  @inlinable public init?(_slot slot: _Slot) {
    guard case .text(let text) = slot else { return nil }
    self = text
  }

  /// The text.
  @inlinable public var _slot: _Slot { .text(self) }
}

extension Date: _PersistentValue {
  /// Seconds since 2001-01-01 00:00 UTC, the value that `Date` itself holds, so nothing is rounded.
  public static var _columnKind: _ColumnKind { .real }

  /// The instant.
  @inlinable public init?(_slot slot: _Slot) {
    guard let seconds = Double(_slot: slot) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  /// The instant's seconds.
  @inlinable public var _slot: _Slot { .real(timeIntervalSinceReferenceDate) }
}

extension UUID: _PersistentValue {
  /// 16 bytes.
  public static var _columnKind: _ColumnKind { .uuid }

  /// The UUID.
  @inlinable public init?(_slot slot: _Slot) {
    guard case .uuid(let uuid) = slot else { return nil }
    self = uuid
  }

  /// The UUID.
  @inlinable public var _slot: _Slot { .uuid(self) }
}

extension Data: _PersistentValue {
  /// The bytes.
  public static var _columnKind: _ColumnKind { .blob }

  /// The bytes.
  @inlinable public init?(_slot slot: _Slot) {
    guard case .blob(let data) = slot else { return nil }
    self = data
  }

  /// The bytes.
  @inlinable public var _slot: _Slot { .blob(self) }
}

extension URL: _PersistentValue {
  /// The absolute text.
  public static var _columnKind: _ColumnKind { .text }

  /// The address.
  @inlinable public init?(_slot slot: _Slot) {
    guard case .text(let text) = slot else { return nil }
    self.init(string: text)
  }

  /// The absolute text.
  @inlinable public var _slot: _Slot { .text(absoluteString) }
}

extension Optional: _PersistentValue where Wrapped: _PersistentValue {
  /// The wrapped value's kind.
  public static var _columnKind: _ColumnKind { Wrapped._columnKind }

  /// Nil for no value.
  @inlinable public init?(_slot slot: _Slot) {
    if case .null = slot {
      self = .none
    } else if let value = Wrapped(_slot: slot) {
      self = .some(value)
    } else {
      return nil
    }
  }

  /// The wrapped value's slot, or no value.
  @inlinable public var _slot: _Slot { self?._slot ?? .null }
}
