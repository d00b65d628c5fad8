import Foundation

/// A type whose values can be plotted: a number, a date, a category, or a type that converts to one
/// of them.
public protocol Plottable {
  /// The primitive type: a number, date, or string.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The primitive value.
  var primitivePlottable: Self.PrimitivePlottable { get }
  /// Creates a value from its primitive value, or returns nil if no such value exists.
  init?(primitivePlottable: Self.PrimitivePlottable)
}

/// A type that can be plotted directly: a number type, `String`, or `Date`. Other types must not
/// conform.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Creates the value, which is its own primitive value.
  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

extension Plottable where Self: RawRepresentable, RawValue == PrimitivePlottable {
  /// The raw value.
  public var primitivePlottable: Self.RawValue { rawValue }

  /// Creates a value from its raw value, or returns nil if no such value exists.
  public init?(primitivePlottable: Self.RawValue) {
    self.init(rawValue: primitivePlottable)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}
