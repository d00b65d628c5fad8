import Charts
import Foundation
import SwiftUI
import Testing
import WebElements

/// Labels and grid lines of axes, automatic or chosen by the app.
@MainActor @Suite struct AxisTests {
  private func days(_ count: Int) -> [Date] {
    (0..<count).compactMap {
      Clock.calendar().date(byAdding: .day, value: $0, to: Clock.date("2026-11-14"))
    }
  }

  private func bars(_ count: Int) -> some View {
    Chart(days(count), id: \.self) { day in
      BarMark(x: .value("Day", day, unit: .day), y: .value("Count", 8))
    }
  }

  @Test func `Centered labels of days are below their days`() {
    let window = ChartWindow(
      bars(4).chartXAxis {
        AxisMarks(values: .stride(by: .day)) {
          AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
        }
      }
    )

    #expect(
      window.labels("bottom") == [
        "Sat left:12.5%;transform:translateX(-50%)",
        "Sun left:37.5%;transform:translateX(-50%);--from:7.52rem",
        "Mon left:62.5%;transform:translateX(-50%);--from:3.76rem",
        "Tue left:87.5%;transform:translateX(-50%);--from:7.52rem",
      ]
    )
  }

  @Test func `Labels of given dates are at those dates`() {
    let noons = [1, 3].map { days(4)[$0].addingTimeInterval(43_200) }
    let window = ChartWindow(
      bars(4).chartXAxis {
        AxisMarks(values: noons) {
          AxisValueLabel(
            format: .dateTime.day(),
            centered: false,
            collisionResolution: .disabled
          )
        }
      }
    )

    #expect(
      window.labels("bottom") == [
        "15 left:37.5%;transform:translateX(-50%)", "17 left:87.5%;transform:translateX(-50%)",
      ]
    )
  }

  @Test func `Labels of a category can be before and after the plot`() {
    let window = ChartWindow(
      Chart(["A", "B"], id: \.self) { name in
        BarMark(x: .value("Share", name == "A" ? 0.5 : 1), y: .value("Name", name))
      }
      .chartXScale(domain: 0...1)
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(position: .leading) { AxisValueLabel(collisionResolution: .disabled) }
        AxisMarks(position: .trailing) { value in
          AxisValueLabel("of \(value.as(String.self) ?? "")", collisionResolution: .disabled)
        }
      }
    )

    #expect(
      window.labels("leading") == [
        "A top:25%;transform:translateY(-50%)", "B top:75%;transform:translateY(-50%)",
      ]
    )
    #expect(
      window.labels("trailing") == [
        "of A top:25%;transform:translateY(-50%)", "of B top:75%;transform:translateY(-50%)",
      ]
    )
  }

  @Test func `Labels of dates use the environment's time zone`() {
    let noon = Clock.date("2026-11-20 13:00")
    let window = ChartWindow(
      Chart([noon], id: \.self) { BarMark(x: .value("Day", $0, unit: .day), y: .value("", 1)) }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { AxisValueLabel(format: .dateTime.weekday()) }
        },
      zone: "Pacific/Kiritimati"
    )

    #expect(window.labels("bottom") == ["Sat left:50%;transform:translateX(-50%)"])
  }

  @Test func `Numbers are beside their grid lines`() {
    let window = ChartWindow(bars(2))

    #expect(
      window.labels("trailing") == [
        "0 top:100%;transform:translateY(-50%)",
        "2 top:75%;transform:translateY(-50%);--from:4rem",
        "4 top:50%;transform:translateY(-50%);--from:2rem",
        "6 top:25%;transform:translateY(-50%);--from:4rem",
        "8 top:0%;transform:translateY(-50%);--from:1rem",
      ]
    )
    let lines = window.all("ch-grid").map { line in
      ["x1", "x2", "y1", "y2"].map { line.value($0) ?? "" }.joined(separator: " ")
    }
    #expect(
      lines == [
        "0% 0% 0% 100%", "50% 50% 0% 100%", "0% 100% 100% 100%", "0% 100% 75% 75%",
        "0% 100% 50% 50%", "0% 100% 25% 25%", "0% 100% 0% 0%",
      ]
    )
  }

  @Test func `A hidden axis has no labels or lines`() {
    let window = ChartWindow(bars(2).chartXAxis(.hidden).chartYAxis(.hidden))

    #expect(window.all("ch-axis").isEmpty && window.all("ch-grid").isEmpty)
    #expect(window.all("ch-box").count == 2)
  }

  @Test func `Axis marks have the styles and labels that the app chooses`() {
    let window = ChartWindow(
      bars(1).chartXAxis(.hidden).chartYAxis {
        AxisMarks(position: .leading, values: [0, 8]) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 2, dash: [4, 2])).foregroundStyle(Color.black)
          if let number = value.as(Int.self), number > 0 {
            AxisValueLabel("\(number) of \(value.count)").foregroundStyle(Color.white)
          }
        }
      }
    )

    #expect(
      window.styles("ch-grid") == [
        "stroke:#000000;stroke-width:2px;stroke-dasharray:4px 2px",
        "stroke:#000000;stroke-width:2px;stroke-dasharray:4px 2px",
      ]
    )
    #expect(window.labels("leading") == ["8 of 2 top:0%;transform:translateY(-50%)"])
    #expect(window.styles("t") == ["color:#ffffff"])
  }

  @Test(arguments: [
    ("2026-11-20", "2026-11-20 05:00", ["12 AM", "1 AM", "2 AM", "3 AM", "4 AM", "5 AM"]),
    ("2026-11-01", "2026-11-28", ["Nov 1", "Nov 8", "Nov 15", "Nov 22"]),
    ("2025-12-01", "2026-11-20", ["Jan", "Apr", "Jul", "Oct"]),
    ("2021-01-01", "2025-01-01", ["2021", "2022", "2023", "2024", "2025"]),
  ]) func `The chart chooses the dates of labels`(from: String, to: String, labels: [String]) {
    let window = ChartWindow(
      Chart([from, to], id: \.self) { date in
        LineMark(x: .value("Day", Clock.date(date)), y: .value("Count", 1))
      }
    )
    let texts = window.labels("bottom").map {
      $0.prefix { $0 != ":" }.split(separator: " ").dropLast().joined(separator: " ")
    }

    // A narrow no-break space separates the hour from AM or PM.
    #expect(texts.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") } == labels)
  }

  @Test(arguments: [(8.0, "8"), (2_500, "2,500"), (5e9, "5B"), (-4, "-4"), (0.5, "0.5")])
  func `Numbers on an axis are formatted, and large numbers are abbreviated`(
    number: Double,
    label: String
  ) {
    let window = ChartWindow(
      Chart([number], id: \.self) { LineMark(x: .value("x", "A"), y: .value("y", $0)) }
        .chartYAxis { AxisMarks(values: [number]) { AxisValueLabel() } }
    )

    #expect(window.labels("trailing").map { String($0.prefix { $0 != " " }) } == [label])
  }
}
