import Foundation
import Testing

@testable import Charts

/// A scale maps values to fractions of the axis.
@Suite struct AxisScaleTests {
  @Test func `Categories have equal widths`() {
    let scale = AxisScale(domain: .categories(["A", "B", "C", "D"]), calendar: Clock.calendar())
    let places = ["A", "D", "E"].map {
      scale.interval(of: PlottedValue(label: "", datum: .category($0)))
    }

    #expect(places == [AxisInterval(0, 0.25), AxisInterval(0.75, 1), nil])
  }

  @Test func `Reversed categories start at the end`() {
    let scale = AxisScale(domain: .categories(["A", "B"]), calendar: Clock.calendar()).fromTop

    #expect(
      scale.interval(of: PlottedValue(label: "", datum: .category("A"))) == AxisInterval(0.5, 1)
    )
  }

  @Test func `The position of a number is proportional to its value`() {
    var scale = AxisScale(domain: .numbers(-5...15), calendar: Clock.calendar())
    let numbers = [-5.0, 0, 5, 15, 25].map { Datum.number($0, isWhole: false) }

    #expect(numbers.map(scale.point) == [0, 0.25, 0.5, 1, 1.5])
    scale.isReversed = true
    #expect(numbers.map(scale.point) == [1, 0.75, 0.5, 0, -0.5])
  }

  @Test func `A value of another type has no position`() {
    let scale = AxisScale(domain: .numbers(0...1), calendar: Clock.calendar())

    #expect(scale.point(.category("A")) == nil)
    #expect(scale.point(.date(Clock.date("2026-01-01"))) == nil)
  }
}
