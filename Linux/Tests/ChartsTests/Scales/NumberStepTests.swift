import Foundation
import Testing

@testable import Charts

/// The ticks of a number axis are multiples of 1, 2, or 5 times a power of ten.
@Suite struct NumberStepTests {
  @Test(arguments: [
    (0.0...8.0, 0.0, [0, 2, 4, 6, 8]),
    (0...10, 0, [0, 2, 4, 6, 8, 10]),
    (0...7, 0, [0, 2, 4, 6]),
    (0...5, 0, [0, 1, 2, 3, 4, 5]),
    (0...1, 0, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    (0...1, 1, [0, 1]),
    (0...0.3, 0, [0, 0.1, 0.2, 0.3]),
    (-3...3, 0, [-2, 0, 2]),
    (-0.05...0.05, 0, [-0.04, -0.02, 0, 0.02, 0.04]),
    (0...9_999, 0, [0, 2_000, 4_000, 6_000, 8_000]),
    (0...3e15, 0, [0, 1e15, 2e15, 3e15]),
    (0...1e-6, 0, [0, 2e-7, 4e-7, 6e-7, 8e-7, 1e-6]),
  ]) func `The ticks of a range are at round numbers`(
    range: ClosedRange<Double>,
    smallest: Double,
    ticks: [Double]
  ) {
    let step = NumberStep(dividing: range, into: 5, smallest: smallest)

    #expect(step.ticks(in: range) == ticks)
  }

  @Test(arguments: [
    (1.0, -2.5, -3.0, -2.0), (2, 7, 6, 8), (0.1, 0.3, 0.3, 0.3), (5, 10, 10, 10), (10, 0, 0, 0),
  ]) func `A number is rounded to multiples of the step`(
    step: Double,
    number: Double,
    below: Double,
    above: Double
  ) {
    let step = NumberStep(dividing: 0...step, into: 1)

    #expect([step.floor(number), step.ceil(number)] == [below, above])
  }

  @Test func `A range of a single value has a step greater than zero`() {
    #expect(NumberStep(dividing: 3...3, into: 5) == NumberStep(mantissa: 1, exponent: 0))
  }
}
