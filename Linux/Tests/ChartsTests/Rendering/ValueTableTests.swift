import Charts
import Foundation
import SwiftUI
import Testing

/// The table of a chart's values for screen readers.
@MainActor @Suite struct ValueTableTests {
  @Test func `A row names a day and its value`() {
    let window = ChartWindow(
      Chart {
        ForEach([(19, 8), (20, 1_250)], id: \.0) { day, count in
          BarMark(
            x: .value("Day", Clock.date("2026-11-\(day)"), unit: .day),
            y: .value("Count", count)
          )
        }
        RuleMark(y: .value("Daily target", 8))
      }
    )

    #expect(
      window.table == [
        ["Day", "Count"], ["Thursday, November 19, 2026", "8"],
        ["Friday, November 20, 2026", "1,250"], ["Daily target", "8"],
      ]
    )
  }

  @Test func `A row names the day in the environment's time zone`() {
    let window = ChartWindow(
      Chart([Clock.date("2026-11-20 13:00")], id: \.self) { date in
        BarMark(x: .value("Day", date, unit: .day), y: .value("Count", 1))
      },
      zone: "Pacific/Kiritimati"
    )

    #expect(window.table[1] == ["Saturday, November 21, 2026", "1"])
  }

  @Test func `A mark's accessibility text replaces its value`() {
    let window = ChartWindow(
      Chart {
        BarMark(x: .value("Month", "Nov"), y: .value("Rate", 0.5))
          .accessibilityLabel("November")
          .accessibilityValue("50 percent")
        BarMark(x: .value("Month", "Dec"), y: .value("Rate", 0.25))
          .accessibilityHidden(true)
      }
    )

    #expect(window.table == [["Month", "Rate"], ["November", "50 percent"]])
  }

  @Test func `The table has the values of horizontal bars`() {
    let window = ChartWindow(
      Chart { BarMark(x: .value("Rate", 80), y: .value("Category", "Health")) }
    )

    #expect(window.table == [["Category", "Rate"], ["Health", "80"]])
  }

  @Test func `Values with different labels are preceded by their labels`() {
    let window = ChartWindow(
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Count", 3))
        LineMark(x: .value("Day", "Mon"), y: .value("Average", 2))
      }
    )

    #expect(
      window.table == [
        ["Day", "Count, Average"], ["Mon", "Count 3"], ["Mon", "Average 2"],
      ]
    )
  }

  @Test func `Screen readers read the table instead of the drawing`() throws {
    let window = ChartWindow(
      Chart(["A"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 1)) }
    )
    let cells = window.elements.filter { $0.tag == .th }.map { $0.value("scope") }

    #expect(window.all("ch-table").map(\.tag) == [.div])
    #expect(cells == ["col", "col", "row"])
    // The drawing is hidden from screen readers, so values are not read twice.
    #expect(
      window.elements.filter { $0.value("aria-hidden") != nil }.map { $0.value("class") } == [
        "ch-drawing", "ch-axis bottom", "ch-axis trailing",
      ]
    )
    #expect(window.all("chart").map { $0.value("role") } == ["figure"])
  }
}
