import ChartsTestSupport
import Charts
import Foundation
import SwiftUI
import Testing
import WebElements

/// Marks other than bars: where they lie and what they are drawn with.
@MainActor @Suite struct MarkTests {
  private func curves(_ window: ChartWindow) -> [String] {
    window.all("ch-curve").map { curve in
      let path = curve.children[0]
      return "\(path.value("d") ?? "") \(path.value("style") ?? "")"
    }
  }

  @Test func aRuleReachesFromEdgeToEdge() {
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

  @Test func theMarksOfASeriesAreALine() {
    let window = ChartWindow(
      Chart {
        ForEach(0..<3, id: \.self) { index in
          LineMark(x: .value("x", index), y: .value("y", index), series: .value("s", "up"))
            .foregroundStyle(Color.black)
          LineMark(x: .value("x", index), y: .value("y", 2 - index), series: .value("s", "down"))
            .foregroundStyle(Color.white)
        }
      }
    )

    #expect(
      curves(window) == [
        "m0 1000l500-500l500-500 "
          + "fill:none;stroke:#000000;stroke-width:2px;stroke-linecap:round;stroke-linejoin:round",
        "m0 0l500 500l500 500 "
          + "fill:none;stroke:#ffffff;stroke-width:2px;stroke-linecap:round;stroke-linejoin:round",
      ]
    )
  }

  @Test func anAreaStandsOnZeroOrOnAnotherOne() {
    let window = ChartWindow(
      Chart {
        ForEach(["A", "B"], id: \.self) { series in
          ForEach(0..<2, id: \.self) { index in
            AreaMark(x: .value("x", index), y: .value("y", 1), series: .value("s", series))
              .foregroundStyle(Color.black)
          }
        }
      }
    )

    #expect(
      curves(window) == [
        "m0 500h1000v500h-1000z fill:#000000;stroke:none",
        "m0 0h1000v500h-1000z fill:#000000;stroke:none",
      ]
    )
  }

  @Test func aPointIsASymbol() {
    let window = ChartWindow(
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1))
          .foregroundStyle(Color.black)
          .symbol(.square)
          .symbolSize(144)
        PointMark(x: .value("x", 2), y: .value("y", 2)).foregroundStyle(Color.black)
      }
    )
    let places = window.all("ch-curve").map { symbol in
      ["x", "y", "width", "height"].map { symbol.value($0) ?? "" }.joined(separator: " ")
    }

    #expect(places == ["50% 50% 12px 12px", "100% 0% 8px 8px"])
    #expect(curves(window).first == "m-50-50h100v100h-100z fill:#000000")
  }

  @Test func aRectangleCoversARange() {
    let window = ChartWindow(
      Chart {
        RectangleMark(
          xStart: .value("x", 1),
          xEnd: .value("x", 3),
          yStart: .value("y", 0),
          yEnd: .value("y", 2)
        ).foregroundStyle(Color.black)
        RectangleMark(xStart: .value("x", 2), xEnd: .value("x", 4)).foregroundStyle(Color.white)
      }
    )

    #expect(
      window.styles("ch-box") == [
        "x:25%;y:0%;width:50%;height:100%;fill:#000000",
        "x:50%;y:0%;width:50%;height:100%;fill:#ffffff",
      ]
    )
  }

  @Test func valuesHaveTheStylesOfTheChartOrOfTheApp() {
    func chart() -> some View {
      Chart(["A", "B"], id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Count", 1))
          .foregroundStyle(by: .value("Name", name))
      }
    }
    func fills(_ window: ChartWindow) -> [String] {
      window.styles("ch-swatch") + window.all("ch-entry").map(\.text)
    }

    #expect(
      fills(ChartWindow(chart())) == [
        "background:light-dark(#007aff,#0a84ff)", "background:light-dark(#34c759,#30d158)", "A",
        "B",
      ]
    )
    #expect(
      fills(ChartWindow(chart().chartForegroundStyleScale(["A": Color.black, "B": Color.white])))
        == ["background:#000000", "background:#ffffff", "A", "B"]
    )
    #expect(fills(ChartWindow(chart().chartLegend(.hidden))) == [])
  }

  @Test func anAnnotationStandsAtItsMark() {
    let window = ChartWindow(
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Count", 2), width: .ratio(1))
          .annotation { Text("2") }
        BarMark(x: .value("Name", "B"), y: .value("Count", 4), width: .ratio(1))
          .annotation(position: .overlay, alignment: .top) { Text("4") }
        RuleMark(y: .value("Goal", 1))
          .annotation(position: .bottom, alignment: .trailing, spacing: 8) { Text("Goal") }
      }
    )

    #expect(
      window.styles("ch-note") == [
        "bottom:calc(50% + 4px);left:clamp(4px, 25%, calc(100% - 4px));"
          + "transform:translateX(-50%)",
        "left:50%;top:0%;width:50%;height:100%;align-items:center;justify-content:flex-start",
        "top:calc(75% + 8px);right:0%",
      ]
    )
    #expect(window.all("ch-note").map(\.text) == ["2", "4", "Goal"])
  }

  @Test func theMarksOfAnAppAreContentToo() {
    struct Pair: ChartContent {
      let name: String
      var body: some ChartContent {
        BarMark(x: .value("Name", name), y: .value("Count", 1))
        if name == "B" { PointMark(x: .value("Name", name), y: .value("Count", 1)) }
      }
    }
    let window = ChartWindow(Chart(["A", "B"], id: \.self) { Pair(name: $0).opacity(0.5) })

    #expect(window.all("ch-box").count == 2 && window.all("ch-curve").count == 1)
  }

  @Test func aPlotCanHaveASizeOfItsOwn() {
    let window = ChartWindow(
      Chart(["A"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 1)) }
        .chartPlotStyle { $0.frame(height: 200) }
    )

    #expect(window.all("chart").map { $0.value("class") } == ["chart styled gx"])
    #expect(
      window.styles("ch-frame") == ["grid-template:auto auto auto / auto minmax(0,1fr) auto"]
    )
  }
}
