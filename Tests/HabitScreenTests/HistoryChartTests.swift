import ChartsTestSupport
import Foundation
import HabitData
import HabitEngine
import SwiftUI
import Testing

@testable import HabitTrackerFeature

/// A habit's chart counts days as the engine does, whatever the device's calendar.
@MainActor @Suite struct HistoryChartTests {
  @Test(arguments: ChartSpan.allCases) func `The chart uses the app's calendar, not the device's`(
    span: ChartSpan
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
    let there = ChartWindow(
      chart.environment(\.calendar, device).environment(\.timeZone, device.timeZone)
    )
    let here = ChartWindow(chart)
    #expect(there.table == here.table)
    #expect(there.styles("ch-box") == here.styles("ch-box"))
    #expect(there.labels("bottom") == here.labels("bottom"))
    #expect(here.labels("bottom").first?.hasPrefix(first(span)) == true)
  }

  @Test(arguments: [
    (Measure.amount(AmountUnit(name: "km", decimals: 1)), "6 km"), (.time, "1 min"), (.times, "60"),
  ])
  func `Amounts are shown with their unit`(measure: Measure, highest: String) throws {
    let today = try #require(CalendarDay(isoText: "2026-03-09"))
    let target = HabitTarget(measure: measure, amountPerDay: 1)
    let log = HabitLog([DayRecord(day: today, count: 60)])
    let chart = HistoryChart(
      bars: DayTotal.last(1, of: log, target: target, today: today).map { ChartBar($0) },
      span: .week,
      target: target,
      color: HabitColor(.green)
    )
    #expect(ChartWindow(chart).table.flatMap { $0 }.contains(highest))
  }

  private func first(_ span: ChartSpan) -> String {
    switch span {
    case .week: "Tue "
    case .month: "Feb 12 "
    case .year: "A "
    }
  }
}
