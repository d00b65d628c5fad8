import Foundation
import HabitData
import HabitEngine
import Testing
@testable import WebElements

@testable import HabitTrackerFeature
@testable import SwiftUI

/// A habit's chart counts days as the engine does, regardless of the device's calendar.
@MainActor @Suite struct HistoryChartTests {
  @Test(arguments: [(StatisticsPeriod.week, "Tue "), (.month, "Feb 12 "), (.year, "A ")])
  func `The chart uses the app's calendar, not the device's`(
    span: StatisticsPeriod,
    firstLabel: String
  ) throws {
    let today = try #require(CalendarDay(isoText: "2026-03-09"))
    let log = HabitLog((0..<400).map { DayRecord(day: today.advanced(by: -$0), count: $0 % 3) })
    let history = HabitHistory(log: log, target: HabitTarget(completionsPerDay: 2), created: today)
    let chart = HistoryChart(
      bars: Statistics(history, weekStart: .sunday, today: today).bars(span, from: .min),
      span: span,
      target: history.target,
      color: HabitColor(.green)
    )
    // Other months, weeks from Monday, and days that start fourteen hours earlier.
    var device = Calendar(identifier: .hebrew)
    device.firstWeekday = 2
    device.timeZone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let there = elements(
      chart.environment(\.calendar, device).environment(\.timeZone, device.timeZone)
    )
    let here = elements(chart)
    #expect(table(there) == table(here))
    #expect(styles(there, "ch-box") == styles(here, "ch-box"))
    #expect(bottomLabels(there) == bottomLabels(here))
    #expect(bottomLabels(here).first?.hasPrefix(firstLabel) == true)
  }

  @Test(arguments: [
    (Measure.amount(AmountUnit(name: "km", decimals: 1)), "6 km"), (.time, "1 min"), (.times, "60"),
  ])
  func `Amounts are shown with their unit`(measure: Measure, highest: String) throws {
    let today = try #require(CalendarDay(isoText: "2026-03-09"))
    let target = HabitTarget(measure: measure, amountPerDay: 1)
    let log = HabitLog([DayRecord(day: today, count: 60)])
    let history = HabitHistory(log: log, target: target, created: today)
    let days = DayTotal.last(1, of: history, weekStart: .sunday, today: today)
    let chart = HistoryChart(
      bars: days.map { ChartBar($0) },
      span: .week,
      target: target,
      color: HabitColor(.green)
    )
    #expect(table(elements(chart)).flatMap { $0 }.contains(highest))
  }

  /// Returns the elements of a view in a window without a browser.
  private func elements(_ view: some View) -> [Element] {
    let graph = ViewGraph()
    var elements: [Element] = []
    graph.show = { output, _ in elements = output.elements.flatMap(\.all) }
    var environment = EnvironmentValues()
    environment.timeZone = .gmt
    environment.calendar = Calendar(identifier: .gregorian)
    environment.calendar.timeZone = .gmt
    graph.setRoot(view, environment: environment)
    UpdateLoop.finish()
    return elements
  }

  /// Returns the rows of the table for screen readers.
  private func table(_ elements: [Element]) -> [[String]] {
    elements.filter { $0.tag == .tr }.map { $0.children.map(\.joinedText) }
  }

  private func styles(_ elements: [Element], _ name: String) -> [String] {
    elements.filter { $0.has(class: name) }.map { $0.value("style") ?? "" }
  }

  /// Returns the labels of the horizontal axis and their positions.
  private func bottomLabels(_ elements: [Element]) -> [String] {
    (elements.first { $0.value("class") == "ch-axis bottom" }?.children ?? [])
      .filter { $0.value("class") == "ch-label" }
      .map { "\($0.joinedText) \($0.value("style") ?? "")" }
  }
}
