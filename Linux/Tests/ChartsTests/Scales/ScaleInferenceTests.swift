import Foundation
import Testing

@testable import Charts

/// The scale of an axis, inferred from its data unless the app sets a domain.
@Suite struct ScaleInferenceTests {
  private func domain(
    _ data: [Datum],
    _ values: AxisMarkValues = .automatic,
    app domain: AxisScale.Domain? = nil
  ) -> AxisScale.Domain? {
    var collected = AxisData()
    for datum in data {
      collected.add(PlottedValue(label: "", datum: datum), Clock.calendar())
    }
    return ScaleInference(
      data: collected,
      domain: domain,
      values: values,
      calendar: Clock.calendar()
    ).scale?.domain
  }

  private func whole(_ numbers: Double...) -> [Datum] { numbers.map { .number($0, isWhole: true) } }

  private func real(_ numbers: Double...) -> [Datum] { numbers.map { .number($0, isWhole: false) } }

  @Test func `An axis without data has no scale`() {
    #expect(domain([]) == nil)
  }

  @Test func `A domain of numbers includes zero and ends at ticks`() {
    #expect(domain(whole(3, 7)) == .numbers(0...8))
    #expect(domain(real(0.31)) == .numbers(0...0.4))
    #expect(domain(whole(5)) == .numbers(0...5))
    #expect(domain(whole(-3, 7)) == .numbers(-4...8))
    #expect(domain(whole(-3, -1)) == .numbers(-3...0))
    #expect(domain(whole(9_999)) == .numbers(0...10_000))
    #expect(domain(whole(1.2e15)) == .numbers(0...1.5e15))
    // An axis of zeros has space above zero.
    #expect(domain(whole(0, 0, 0)) == .numbers(0...1))
  }

  @Test func `Categories keep the order of their first occurrence`() {
    let names = ["B", "A", "B", "C"].map(Datum.category)

    #expect(domain(names) == .categories(["B", "A", "C"]))
  }

  @Test func `A domain of dates extends from the first to the last date`() {
    let (first, last) = (Clock.date("2026-11-14 09:00"), Clock.date("2026-11-20 18:00"))

    #expect(domain([.date(last), .date(first)]) == .dates(first...last))
    #expect(
      domain([.date(first), .date(last)], .stride(by: .day, roundLowerBound: true))
        == .dates(Clock.date("2026-11-14")...last)
    )
  }

  @Test func `A single date is in the middle of its day`() {
    let noon = Clock.date("2026-11-20 12:00")

    #expect(
      domain([.date(noon)]) == .dates(Clock.date("2026-11-20")...Clock.date("2026-11-21"))
    )
  }

  @Test func `The app can set the domain`() {
    #expect(domain(whole(3), app: (0...500).domain) == .numbers(0...500))
  }
}

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
