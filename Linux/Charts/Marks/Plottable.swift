import Foundation

/// A type whose values a chart can show: a number, a date, a category, or a type that stands for one
/// of them.
public protocol Plottable {
  /// The number, date or text that a value stands for.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// What the value stands for.
  var primitivePlottable: Self.PrimitivePlottable { get }
  /// Creates the value that stands for a number, date or text; `nil` if there is none.
  init?(primitivePlottable: Self.PrimitivePlottable)
}

/// A type that charts can show as it is. The types of this module are all there are.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

extension Plottable where Self: RawRepresentable, RawValue == PrimitivePlottable {
  /// The raw value.
  public var primitivePlottable: Self.RawValue { rawValue }

  /// Creates the value of a raw value; `nil` if there is none.
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
