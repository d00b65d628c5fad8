import Foundation

/// The distance of the ticks of a number axis: 1, 2 or 5 times a power of ten, or what the app says.
struct NumberStep: Equatable {
  /// The distance as `mantissa` times ten to the power of `exponent`, so that its multiples are exact.
  let mantissa: Double
  let exponent: Int

  /// The most ticks of an axis. More than that are no help to a reader, and a stride by mistake a
  /// million times too small must not take the memory of the machine.
  static let mostTicks = 1_000

  init(mantissa: Double, exponent: Int) {
    self.mantissa = mantissa
    self.exponent = exponent
  }

  /// The distance that an app says; `nil` if it is no distance.
  init?(_ value: Double) {
    guard value.isFinite, value > 0 else { return nil }
    self.init(mantissa: value, exponent: 0)
  }

  /// The smallest distance by which a range falls into no more than a number of parts.
  ///
  /// - Parameter smallest: The distance is no smaller than this.
  init(dividing range: ClosedRange<Double>, into parts: Int, smallest: Double = 0) {
    let wanted = max((range.upperBound - range.lowerBound) / Double(max(1, parts)), smallest)
    guard wanted.isFinite, wanted > 0 else {
      self.init(mantissa: 1, exponent: 0)
      return
    }
    let power = Int(log10(wanted).rounded(.down))
    // What was computed lies beside 1, 2 and 5 by the last digits, and must not count as more.
    let rest = wanted / pow(10, Double(power)) * (1 - 1e-9)
    switch rest {
    case ...1: self.init(mantissa: 1, exponent: power)
    case ...2: self.init(mantissa: 2, exponent: power)
    case ...5: self.init(mantissa: 5, exponent: power)
    default: self.init(mantissa: 1, exponent: power + 1)
    }
  }

  var value: Double { multiple(1) }

  /// A multiple of the distance, without the error that adding up would bring.
  func multiple(_ factor: Double) -> Double {
    exponent < 0
      ? factor * mantissa / pow(10, Double(-exponent))
      : factor * mantissa * pow(10, Double(exponent))
  }

  /// The multiple at or below a number.
  func floor(_ number: Double) -> Double {
    multiple((number / value + 1e-9).rounded(.down))
  }

  /// The multiple at or above a number.
  func ceil(_ number: Double) -> Double {
    multiple((number / value - 1e-9).rounded(.up))
  }

  /// The multiples in a range, ends included.
  func ticks(in range: ClosedRange<Double>) -> [Double] {
    let first = (range.lowerBound / value - 1e-9).rounded(.up)
    let last = (range.upperBound / value + 1e-9).rounded(.down)
    guard first.isFinite, last >= first, last - first < Double(Self.mostTicks) else { return [] }
    return (0...Int(last - first)).map { multiple(first + Double($0)) }
  }
}
