import Charts
import Foundation
import SwiftUI
import Testing
import WebElements

/// Marks other than bars: positions and styles.
@MainActor @Suite struct MarkTests {
  private func curves(_ window: ChartWindow) -> [String] {
    window.all("ch-curve").map { curve in
      let path = curve.children[0]
      return "\(path.value("d") ?? "") \(path.value("style") ?? "")"
    }
  }

  @Test func `A rule extends across the plot unless it has ends`() {
    let window = ChartWindow(
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Count", 4))
        RuleMark(y: .value("Daily target", 8))
          .foregroundStyle(Color.black)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
        RuleMark(xStart: 8, xEnd: 24, y: .value("Count", 2)).foregroundStyle(Color.white)
      }
    )
    let rules = window.all("ch-rule").map { rule in
      ["x1", "x2", "y1", "y2", "style"].map { rule.value($0) ?? "" }.joined(separator: " ")
    }

    #expect(
      rules == [
        "0% 100% 0% 0% stroke:#000000;stroke-width:1px;stroke-dasharray:4px 3px",
        "8px 24px 75% 75% stroke:#ffffff;stroke-width:1px",
      ]
    )
  }

  @Test func `Line marks form a line`() {
    let window = ChartWindow(
      Chart(0..<3, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", index)).foregroundStyle(Color.black)
      }
    )

    #expect(
      curves(window) == [
        "m0 1000l500-500l500-500 "
          + "fill:none;stroke:#000000;stroke-width:2px;stroke-linecap:round;stroke-linejoin:round"
      ]
    )
  }

  @Test func `A custom type can be plotted`() {
    enum Category: String, Plottable { case health = "Health" }
    let window = ChartWindow(
      Chart([Category.health], id: \.self) { category in
        BarMark(x: .value("Category", category), y: .value("Days", UInt8(3)))
      }
    )

    #expect(window.table == [["Category", "Days"], ["Health", "3"]])
  }

  @Test func `The content of a custom chart content type is shown`() {
    struct Pair: ChartContent {
      let name: String
      var body: some ChartContent {
        BarMark(x: .value("Name", name), y: .value("Count", 1))
        if name == "B" { LineMark(x: .value("Name", name), y: .value("Count", 1)) }
      }
    }
    let window = ChartWindow(Chart(["A", "B"], id: \.self) { Pair(name: $0).opacity(0.5) })

    #expect(window.all("ch-box").count == 2 && window.all("ch-curve").count == 1)
  }
}
