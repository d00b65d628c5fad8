import ChartsTestSupport
import Testing

@testable import Charts

/// Marks at one place are put on each other, those below zero under it.
@Suite struct StackingTests {
  private func reaches(
    _ marks: [(place: String, number: Double)],
    _ method: MarkStackingMethod
  ) -> [Stacking.Reach?] {
    let bars = marks.map { place, number in
      BarMark(x: .value("Place", place), y: .value("Number", number), stacking: method).mark
    }
    return Stacking.reaches(of: bars, Clock.calendar())
  }

  private let numbers = [("A", 2.0), ("A", 3), ("B", 1), ("A", -1), ("A", 5), ("A", -4)]

  @Test func bothSidesOfZeroArePiles() {
    #expect(
      reaches(numbers, .standard) == [
        .init(from: 0, to: 2), .init(from: 2, to: 5), .init(from: 0, to: 1),
        .init(from: 0, to: -1), .init(from: 5, to: 10), .init(from: -1, to: -5),
      ]
    )
  }

  @Test func unstackedMarksAllBeginAtZero() {
    #expect(
      reaches(numbers, .unstacked)
        == numbers.map { Stacking.Reach(from: 0, to: $0.1) }
    )
  }

  @Test func normalizedMarksArePartsOfOne() {
    #expect(
      reaches([("A", 1), ("A", 1), ("A", 2), ("B", 7), ("C", 0)], .normalized) == [
        .init(from: 0, to: 0.25), .init(from: 0.25, to: 0.5), .init(from: 0.5, to: 1),
        .init(from: 0, to: 1), .init(from: 0, to: 0),
      ]
    )
  }

  @Test func marksThatDoNotGrowHaveNoReach() {
    let marks = [
      LineMark(x: .value("Place", "A"), y: .value("Number", 1)).mark,
      RuleMark(y: .value("Goal", 8)).mark,
    ]

    #expect(Stacking.reaches(of: marks, Clock.calendar()) == [nil, nil])
  }
}
