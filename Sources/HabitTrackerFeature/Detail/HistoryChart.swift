import Charts
import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The bars of a habit's chart, and a line at what a day asks for.
struct HistoryChart: View {
  let bars: [ChartBar]
  let span: ChartSpan
  /// How often a day asks for; shown where it is more than once, and bars are days.
  let target: Int
  /// What counts are counts of; shown in its unit, and time in minutes.
  let measure: Measure
  let color: HabitColor

  @Environment(\.locale) private var locale

  var body: some View {
    switch measure {
    case .times: chart { $0 }
    case .amount(let unit):
      chart { Double($0) / Double(AmountText.smallestParts(decimals: unit.decimals)) }
    case .time: chart { Double($0) / 60 }
    }
  }

  /// - Parameter value: An amount as it is plotted: in its unit, time in minutes.
  private func chart<Value: Plottable & Comparable>(_ value: @escaping (Int) -> Value) -> some View
  {
    let calendar = Calendar.civil(locale)
    let targetValue = value(target)
    return Chart {
      ForEach(bars) { bar in
        HistoryBar(
          bar: bar,
          value: value(bar.count),
          span: span,
          color: color,
          calendar: calendar
        )
      }
      if showsTarget {
        RuleMark(y: .value("Daily target", targetValue))
          .foregroundStyle(HabitTint(color, .mark))
          .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 4]))
      }
    }
    .chartYScale(domain: value(0)...value(top))
    .chartXAxis { dates }
    .chartYAxis {
      AxisMarks {
        AxisGridLine()
          .foregroundStyle(.separatorLine)
        AxisValueLabel()
          .foregroundStyle(.secondText)
      }
    }
    .chartPlotStyle { $0.frame(height: 200) }
    .environment(\.calendar, calendar)
    .environment(\.timeZone, .gmt)
  }

  @AxisContentBuilder private var dates: some AxisContent {
    let calendar = Calendar.civil(locale)
    let format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    switch span {
    case .week:
      AxisMarks(values: .stride(by: .day, calendar: calendar)) {
        AxisValueLabel(format: format.weekday(.abbreviated), centered: true)
          .foregroundStyle(.secondText)
      }
    case .month:
      AxisMarks(values: labelledDays) {
        AxisValueLabel(format: format.month(.abbreviated).day(), centered: false)
          .foregroundStyle(.secondText)
      }
    case .year:
      AxisMarks(values: .stride(by: .month, calendar: calendar)) {
        AxisValueLabel(format: format.month(.narrow), centered: true)
          .foregroundStyle(.secondText)
      }
    }
  }

  /// Every seventh day, each far enough from the ends for its label. A bar's date is the middle of its
  /// day, and there the label stands.
  private var labelledDays: [Date] {
    stride(from: 4, to: bars.count, by: 7).map { bars[$0].date }
  }

  private var showsTarget: Bool { target > 1 && span.unit == .day }

  /// The largest amount; without any history, room for a step.
  private var top: Int {
    max(bars.map(\.count).max() ?? 0, showsTarget ? target : measure.step)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    HistoryChart(
      bars: store.statistics(of: habit).bars(.month),
      span: .month,
      target: habit.target.completionsPerDay,
      measure: habit.measure,
      color: HabitColor(habit.color)
    )
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, store in
    HistoryChart(
      bars: store.statistics(of: habit).bars(.month),
      span: .month,
      target: habit.target.completionsPerDay,
      measure: habit.measure,
      color: HabitColor(habit.color)
    )
  }
}
