import SwiftUI
import Testing
import WebElements

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

/// The length of a label's text, which determines how many labels fit.
@MainActor @Suite struct TextLengthTests {
  private func length(_ view: some View) -> Int {
    ChartWindow(view).elements.first?.textLength ?? 0
  }

  @Test func `The length of a view depends on its characters and its layout`() {
    #expect(length(Text("Monday")) == 6)
    // One character of several code points.
    #expect(length(Text(verbatim: "👨‍👩‍👧‍👦")) == 1)
    let both = TupleOfLabels()
    #expect(length(HStack { both }) == 9)
    #expect(length(VStack { both }.padding()) == 6)
  }

  private struct TupleOfLabels: View {
    var body: some View {
      Text("Monday")
      Text("Tue").padding()
      Image(systemName: "checkmark")
    }
  }
}
