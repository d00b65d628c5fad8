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

  @Test func `A domain of positive numbers extends from zero to a tick`() {
    #expect(domain(whole(3, 7)) == .numbers(0...8))
    #expect(domain(real(0.31)) == .numbers(0...0.4))
    #expect(domain(whole(5)) == .numbers(0...5))
  }

  @Test func `An axis of zeros has space above zero`() {
    #expect(domain(whole(0, 0, 0)) == .numbers(0...1))
  }

  @Test func `A domain with negative numbers extends below zero`() {
    #expect(domain(whole(-3, 7)) == .numbers(-4...8))
    #expect(domain(whole(-3, -1)) == .numbers(-3...0))
  }

  @Test func `The bounds of huge numbers are rounded`() {
    #expect(domain(whole(9_999)) == .numbers(0...10_000))
    #expect(domain(whole(1.2e15)) == .numbers(0...1.5e15))
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
