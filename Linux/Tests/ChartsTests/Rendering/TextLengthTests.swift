import SwiftUI
import Testing
import WebElements

@testable import Charts

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
