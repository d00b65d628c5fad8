import Testing

@testable import Charts

/// On an axis that is too short for all labels, every second label is hidden, then all but every
/// fourth, and so on.
@Suite struct LabelThinningTests {
  private func thresholds(_ count: Int, size: Double) -> [Double] {
    LabelThinning.thresholds(
      positions: (0..<count).map { Double($0) / Double(count) },
      sizes: Array(repeating: size, count: count),
      gap: 1
    )
  }

  @Test func `Twice as many labels need an axis that is twice as long`() {
    #expect(thresholds(8, size: 1) == [0, 16, 8, 16, 4, 16, 8, 16])
  }

  @Test func `A single label fits an axis of any length, and two labels need space for both`() {
    #expect(thresholds(0, size: 1) == [])
    #expect(thresholds(1, size: 1) == [0])
    #expect(thresholds(2, size: 2) == [0, 6])
  }

  @Test func `A label next to a long label needs a longer axis`() {
    let found = LabelThinning.thresholds(positions: [0, 0.5, 1], sizes: [5, 1, 1], gap: 0)

    #expect(found == [0, 6, 3])
  }

  @Test func `Two labels at one position are never both shown`() {
    let found = LabelThinning.thresholds(positions: [0.5, 0.5], sizes: [1, 1], gap: 0)

    #expect(found == [0, .infinity])
  }
}
