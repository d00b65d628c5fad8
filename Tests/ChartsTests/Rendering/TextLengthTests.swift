import ChartsTestSupport
import SwiftUI
import Testing
import WebElements

@testable import Charts

/// Tests of the length of labels, which decides how many of them fit.
@MainActor @Suite struct TextLengthTests {
  private func length(_ view: some View) -> Int {
    ChartWindow(view).elements.first?.textLength ?? 0
  }

  @Test func lettersCountOnceAndViewsAsTheyStand() {
    #expect(length(Text("Monday")) == 6)
    // A letter of several code points.
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
