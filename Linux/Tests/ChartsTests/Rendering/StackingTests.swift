import Testing

@testable import Charts

/// Marks at one position are stacked, and marks of negative values are stacked below zero.
@Suite struct StackingTests {
  private func intervals(
    _ marks: [(place: String, number: Double)],
    _ method: MarkStackingMethod
  ) -> [Stacking.ValueInterval?] {
    let bars = marks.map { place, number in
      BarMark(x: .value("Place", place), y: .value("Number", number), stacking: method).mark
    }
    return Stacking.intervals(of: bars, Clock.calendar())
  }

  private let numbers = [("A", 2.0), ("A", 3), ("B", 1), ("A", -1), ("A", 5), ("A", -4)]

  @Test func `Positive and negative values are stacked separately`() {
    #expect(
      intervals(numbers, .standard) == [
        .init(from: 0, to: 2), .init(from: 2, to: 5), .init(from: 0, to: 1),
        .init(from: 0, to: -1), .init(from: 5, to: 10), .init(from: -1, to: -5),
      ]
    )
  }

  @Test func `Unstacked marks all start at zero`() {
    #expect(
      intervals(numbers, .unstacked)
        == numbers.map { Stacking.ValueInterval(from: 0, to: $0.1) }
    )
  }

  @Test func `Normalized marks are fractions of one`() {
    #expect(
      intervals([("A", 1), ("A", 1), ("A", 2), ("B", 7), ("C", 0)], .normalized) == [
        .init(from: 0, to: 0.25), .init(from: 0.25, to: 0.5), .init(from: 0.5, to: 1),
        .init(from: 0, to: 1), .init(from: 0, to: 0),
      ]
    )
  }

  @Test func `Lines and rules are not stacked`() {
    let marks = [
      LineMark(x: .value("Place", "A"), y: .value("Number", 1)).mark,
      RuleMark(y: .value("Goal", 8)).mark,
    ]

    #expect(Stacking.intervals(of: marks, Clock.calendar()) == [nil, nil])
  }
}
