import ChartsTestSupport
import Foundation
import Testing

@testable import Charts

/// The scale of an axis comes from its data, unless the app says what it reaches over.
@Suite struct ScaleInferenceTests {
  private func domain(
    _ data: [Datum],
    _ request: DomainRequest = .standard,
    _ values: AxisMarkValues = .automatic
  ) -> AxisScale.Domain? {
    var collected = AxisData()
    for datum in data {
      collected.add(PlottedValue(label: "", datum: datum), Clock.calendar())
    }
    return ScaleInference(
      data: collected,
      request: request,
      values: values,
      calendar: Clock.calendar()
    ).scale?.domain
  }

  private func whole(_ numbers: Double...) -> [Datum] { numbers.map { .number($0, isWhole: true) } }

  private func real(_ numbers: Double...) -> [Datum] { numbers.map { .number($0, isWhole: false) } }

  @Test func noDataHaveNoScale() {
    #expect(domain([]) == nil)
  }

  @Test func numbersReachFromZeroToATick() {
    #expect(domain(whole(3, 7)) == .numbers(0...8))
    #expect(domain(real(0.31)) == .numbers(0...0.4))
    #expect(domain(whole(5)) == .numbers(0...5))
  }

  @Test func zerosHaveRoomAboveThem() {
    #expect(domain(whole(0, 0, 0)) == .numbers(0...1))
  }

  @Test func negativeNumbersReachBelowZero() {
    #expect(domain(whole(-3, 7)) == .numbers(-4...8))
    #expect(domain(whole(-3, -1)) == .numbers(-3...0))
  }

  @Test func hugeNumbersAreRounded() {
    #expect(domain(whole(9_999)) == .numbers(0...10_000))
    #expect(domain(whole(1.2e15)) == .numbers(0...1.5e15))
  }

  @Test func withoutZeroNumbersReachFromTickToTick() {
    let request = DomainRequest.automatic(includesZero: false, isReversed: false)

    #expect(domain(whole(52, 58), request) == .numbers(52...58))
    #expect(domain(whole(7), request) == .numbers(6...8))
  }

  @Test func theAppDecidesWhatIsRounded() {
    let exact = AxisMarkValues.automatic(roundLowerBound: false, roundUpperBound: false)

    #expect(domain(whole(3, 7), .standard, exact) == .numbers(0...7))
    #expect(domain(whole(3, 7), .standard, .stride(by: 5.0)) == .numbers(0...10))
  }

  @Test func categoriesStandAsTheyComeFirst() {
    let names = ["B", "A", "B", "C"].map(Datum.category)

    #expect(domain(names) == .categories(["B", "A", "C"]))
  }

  @Test func datesReachFromTheFirstToTheLast() {
    let (first, last) = (Clock.date("2026-11-14 09:00"), Clock.date("2026-11-20 18:00"))

    #expect(domain([.date(last), .date(first)]) == .dates(first...last))
    #expect(
      domain([.date(first), .date(last)], .standard, .stride(by: .day, roundLowerBound: true))
        == .dates(Clock.date("2026-11-14")...last)
    )
  }

  @Test func aSingleInstantStandsInTheMiddleOfADay() {
    let noon = Clock.date("2026-11-20 12:00")

    #expect(
      domain([.date(noon)]) == .dates(Clock.date("2026-11-20")...Clock.date("2026-11-21"))
    )
  }

  @Test func theAppSaysWhatAnAxisReachesOver() {
    #expect(domain(whole(3), (0...500).request) == .numbers(0...500))
    #expect(domain([.category("A")], ["A", "B"].request) == .categories(["A", "B"]))
  }
}
