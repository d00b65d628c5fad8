import Foundation

/// A type-erased plotted value.
enum Datum: Hashable, Sendable {
  /// A number. The flag is true if its type is an integer.
  case number(Double, isWhole: Bool)
  case date(Date)
  case category(String)

  var number: Double? {
    if case .number(let number, _) = self { number } else { nil }
  }

  var date: Date? {
    if case .date(let date) = self { date } else { nil }
  }

  var category: String? {
    if case .category(let category) = self { category } else { nil }
  }

  /// True if the value can be drawn. Infinite numbers and NaN can't.
  var isPlaceable: Bool {
    switch self {
    case .number(let number, _): number.isFinite
    case .date(let date): date.timeIntervalSinceReferenceDate.isFinite
    case .category: true
    }
  }

  init(_ value: some Plottable) {
    switch value.primitivePlottable {
    case let number as any BinaryInteger: self = .number(Double(number), isWhole: true)
    case let number as any BinaryFloatingPoint: self = .number(Double(number), isWhole: false)
    case let number as Decimal:
      self = .number(NSDecimalNumber(decimal: number).doubleValue, isWhole: false)
    case let date as Date: self = .date(date)
    case let text as String: self = .category(text)
    default:
      preconditionFailure("\(type(of: value)) is a value that charts can't show")
    }
  }

  /// Returns the value converted to a type, or nil if it can't be converted, for example a date to
  /// a number.
  func value<P: Plottable>(as type: P.Type) -> P? {
    (primitive(as: P.PrimitivePlottable.self) as? P.PrimitivePlottable)
      .flatMap(P.init(primitivePlottable:))
  }

  private func primitive(as type: Any.Type) -> Any? {
    switch self {
    case .date(let date): date
    case .category(let text): text
    case .number(let number, _):
      switch type {
      case let type as any (FixedWidthInteger & Plottable).Type: integer(number, type)
      case let type as any (BinaryFloatingPoint & Plottable).Type: float(number, type)
      case is Decimal.Type: Decimal(number)
      default: nil
      }
    }
  }

  private func integer<I: FixedWidthInteger>(_ number: Double, _ type: I.Type) -> Any? {
    I(exactly: number.rounded())
  }

  private func float<F: BinaryFloatingPoint>(_ number: Double, _ type: F.Type) -> Any {
    F(number)
  }
}
