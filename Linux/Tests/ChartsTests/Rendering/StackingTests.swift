import Testing

@testable import Charts

/// Marks at one position are stacked, and marks of negative values are stacked below zero.
@Suite struct StackingTests {
  @Test func `Positive and negative values are stacked separately`() {
    let numbers = [("A", 2.0), ("A", 3), ("B", 1), ("A", -1), ("A", 5), ("A", -4)]
    let bars = numbers.map { place, number in
      BarMark(x: .value("Place", place), y: .value("Number", number)).mark
    }

    #expect(
      Stacking.intervals(of: bars, Clock.calendar()) == [
        .init(from: 0, to: 2), .init(from: 2, to: 5), .init(from: 0, to: 1),
        .init(from: 0, to: -1), .init(from: 5, to: 10), .init(from: -1, to: -5),
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
