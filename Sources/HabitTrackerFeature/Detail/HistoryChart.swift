import Charts
import Foundation
import HabitData
import SwiftUI

/// The bars of a habit's chart, and a line at what a day asks for.
struct HistoryChart: View {
  let bars: [ChartBar]
  let span: ChartSpan
  /// How often a day asks for; shown where it is more than once, and bars are days.
  let target: Int
  let color: HabitColor

  @Environment(\.locale) private var locale

  var body: some View {
    let calendar = Calendar.civil(locale)
    Chart {
      ForEach(bars) { bar in
        HistoryBar(bar: bar, span: span, color: color, calendar: calendar)
      }
      if showsTarget {
        RuleMark(y: .value("Daily target", target))
          .foregroundStyle(HabitTint(color, .mark))
          .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 4]))
      }
    }
    .chartYScale(domain: 0...top)
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

  /// The largest value; without any history, room for one completion.
  private var top: Int {
    max(bars.map(\.count).max() ?? 0, showsTarget ? target : 1)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    HistoryChart(
      bars: store.statistics(of: habit).bars(.month),
      span: .month,
      target: habit.target.completionsPerDay,
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
      color: HabitColor(habit.color)
    )
  }
}
