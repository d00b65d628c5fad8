import Charts
import Foundation
import SwiftUI
import Testing
import WebElements

/// The positions and styles of single bars.
@MainActor @Suite struct BarTests {
  private func bars(_ window: ChartWindow) -> [String] { window.styles("ch-box") }

  @Test func `A week has one bar per day`() {
    let window = ChartWindow(
      Chart(week, id: \.0) { day, count in
        BarMark(x: .value("Day", day, unit: .day), y: .value("Count", count), width: .ratio(0.5))
          .foregroundStyle(Color.black)
          .cornerRadius(4)
      }
    )

    #expect(
      bars(window) == [
        "x:3.5714%;y:62.5%;width:7.1429%;height:37.5%;fill:#000000;rx:4px",
        "x:17.8571%;y:37.5%;width:7.1429%;height:62.5%;fill:#000000;rx:4px",
        "x:32.1429%;y:0%;width:7.1429%;height:100%;fill:#000000;rx:4px",
        "x:46.4286%;y:0%;width:7.1429%;height:100%;fill:#000000;rx:4px",
        "x:60.7143%;y:25%;width:7.1429%;height:75%;fill:#000000;rx:4px",
        "x:75%;y:0%;width:7.1429%;height:100%;fill:#000000;rx:4px",
        "x:89.2857%;y:37.5%;width:7.1429%;height:62.5%;fill:#000000;rx:4px",
      ]
    )
  }

  @Test(arguments: [
    // The second day has 23 hours.
    (
      Calendar.Component.day, "Europe/Berlin", ["2026-03-28", "2026-03-29", "2026-03-30"],
      [
        "x:0%;y:0%;width:33.8028%", "x:33.8028%;y:0%;width:32.3944%",
        "x:66.1972%;y:0%;width:33.8028%",
      ]
    ),
    (
      .month, "UTC", ["2027-01-15", "2027-02-15", "2027-03-15"],
      [
        "x:0%;y:0%;width:34.4444%", "x:34.4444%;y:0%;width:31.1111%",
        "x:65.5556%;y:0%;width:34.4444%",
      ]
    ),
  ])
  func `The width of a bar is proportional to the length of its day or month`(
    unit: Calendar.Component,
    zone: String,
    dates: [String],
    expected: [String]
  ) {
    let window = ChartWindow(
      Chart(dates.map { Clock.date($0, zone) }, id: \.self) { date in
        BarMark(x: .value("Date", date, unit: unit), y: .value("Count", 1), width: .ratio(1))
          .foregroundStyle(Color.black)
      },
      zone: zone
    )

    #expect(bars(window) == expected.map { "\($0);height:100%;fill:#000000" })
  }

  @Test func `Bars of negative numbers are below zero`() {
    let window = ChartWindow(
      Chart([("A", 4), ("B", -4)], id: \.0) { name, number in
        BarMark(x: .value("Name", name), y: .value("Count", number), width: .fixed(16))
          .foregroundStyle(Color.black)
      }
    )

    #expect(
      bars(window) == [
        "x:calc(25% - 8px);y:0%;width:calc(0% + 16px);height:50%;fill:#000000",
        "x:calc(75% - 8px);y:50%;width:calc(0% + 16px);height:50%;fill:#000000",
      ]
    )
  }

  @Test func `Bars of zeros have no height`() {
    let window = ChartWindow(
      Chart(["A", "B"], id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Count", 0)).foregroundStyle(Color.black)
      }
    )

    #expect(
      bars(window) == [
        "x:7.5%;y:100%;width:35%;height:0%;fill:#000000",
        "x:57.5%;y:100%;width:35%;height:0%;fill:#000000",
      ]
    )
  }

  @Test func `Bars are horizontal if only x is a number`() {
    let window = ChartWindow(
      Chart([("A", 40), ("B", 100)], id: \.0) { name, rate in
        BarMark(x: .value("Rate", rate), y: .value("Name", name), height: .inset(4))
          .foregroundStyle(Color.black)
      }
    )

    // The first category is on top.
    #expect(
      bars(window) == [
        "x:0%;y:calc(0% + 4px);width:40%;height:calc(50% - 8px);fill:#000000",
        "x:0%;y:calc(50% + 4px);width:100%;height:calc(50% - 8px);fill:#000000",
      ]
    )
  }

  @Test func `Bars at one position are stacked`() {
    let window = ChartWindow(
      Chart {
        BarMark(x: .value("Week", "1"), y: .value("Done", 3), width: .ratio(1))
          .foregroundStyle(Color.black)
        BarMark(x: .value("Week", "1"), y: .value("Skipped", 1), width: .ratio(1))
          .foregroundStyle(Color.white)
      }
    )

    #expect(
      bars(window) == [
        "x:0%;y:25%;width:100%;height:75%;fill:#000000",
        "x:0%;y:0%;width:100%;height:25%;fill:#ffffff",
      ]
    )
  }

  @Test func `A value that is not finite is left out`() {
    let window = ChartWindow(
      Chart([1.0, .nan, .infinity], id: \.self) { number in
        BarMark(x: .value("Name", "\(number)"), y: .value("Count", number), width: .ratio(1))
          .foregroundStyle(Color.black)
      }
    )

    #expect(bars(window) == ["x:0%;y:0%;width:100%;height:100%;fill:#000000"])
  }

  @Test func `A chart without data draws nothing`() {
    let window = ChartWindow(
      Chart([String](), id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Count", 1))
      }
    )

    #expect(bars(window) == [])
    #expect(window.labels("bottom") == [])
    #expect(window.table == [])
    #expect(window.all("chart").map { $0.value("class") } == ["chart gx gy"])
  }

  @Test func `The domain that the app sets determines the height of bars`() {
    let window = ChartWindow(
      Chart(["A"], id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Count", 5), width: .ratio(1))
          .foregroundStyle(Color.black)
          .opacity(0.4)
      }
      .chartYScale(domain: 0...20)
    )

    #expect(
      bars(window) == ["x:0%;y:75%;width:100%;height:25%;fill:#000000;opacity:0.4"]
    )
  }

  private let week: [(Date, Int)] = zip(14...20, [3, 5, 8, 8, 6, 8, 5]).map { day, count in
    (Clock.date("2026-11-\(day) 12:00"), count)
  }
}
