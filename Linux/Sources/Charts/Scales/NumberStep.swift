import Foundation

/// The distance between the ticks of a numeric axis: 1, 2, or 5 times a power of ten.
struct NumberStep: Equatable {
  /// The distance is `mantissa` times ten to the power of `exponent`, so that its multiples are
  /// exact.
  let mantissa: Double
  let exponent: Int

  /// The maximum number of ticks of an axis. More ticks would not be readable, and an infinite
  /// range or a stride that is a million times too small must not exhaust memory.
  static let mostTicks = 1_000

  init(mantissa: Double, exponent: Int) {
    self.mantissa = mantissa
    self.exponent = exponent
  }

  /// Creates the smallest distance that divides a range into at most `parts` parts.
  ///
  /// - Parameter smallest: The minimum distance.
  init(dividing range: ClosedRange<Double>, into parts: Int, smallest: Double = 0) {
    let wanted = max((range.upperBound - range.lowerBound) / Double(max(1, parts)), smallest)
    guard wanted.isFinite, wanted > 0 else {
      self.init(mantissa: 1, exponent: 0)
      return
    }
    let power = Int(log10(wanted).rounded(.down))
    // Rounding errors must not select the next larger step.
    let rest = wanted / pow(10, Double(power)) * (1 - 1e-9)
    switch rest {
    case ...1: self.init(mantissa: 1, exponent: power)
    case ...2: self.init(mantissa: 2, exponent: power)
    case ...5: self.init(mantissa: 5, exponent: power)
    default: self.init(mantissa: 1, exponent: power + 1)
    }
  }

  var value: Double { multiple(1) }

  /// Returns a multiple of the distance, without accumulated errors.
  func multiple(_ factor: Double) -> Double {
    exponent < 0
      ? factor * mantissa / pow(10, Double(-exponent))
      : factor * mantissa * pow(10, Double(exponent))
  }

  /// Returns the largest multiple that is not above a number.
  func floor(_ number: Double) -> Double {
    multiple((number / value + 1e-9).rounded(.down))
  }

  /// Returns the smallest multiple that is not below a number.
  func ceil(_ number: Double) -> Double {
    multiple((number / value - 1e-9).rounded(.up))
  }

  /// Returns the multiples in a closed range, or none if there are more than ``mostTicks``.
  func ticks(in range: ClosedRange<Double>) -> [Double] {
    let first = (range.lowerBound / value - 1e-9).rounded(.up)
    let last = (range.upperBound / value + 1e-9).rounded(.down)
    guard first.isFinite, last >= first, last - first < Double(Self.mostTicks) else { return [] }
    return (0...Int(last - first)).map { multiple(first + Double($0)) }
  }
}
