import Charts
import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The bars of a habit's chart, with a rule mark at the daily target.
struct HistoryChart: View {
  let bars: [ChartBar]
  let span: StatisticsPeriod
  /// The habit's target. If the bars are days, a line shows its daily amount or limit, unless the
  /// amount is 0 or a single completion.
  let target: HabitTarget
  let color: HabitColor

  @Environment(\.locale) private var locale

  var body: some View {
    let calendar = Calendar.civil(locale)
    Chart {
      ForEach(bars) { bar in
        HistoryBar(bar: bar, span: span, target: target, color: color, calendar: calendar)
      }
      if showsTarget {
        rule
          .foregroundStyle(HabitTint(color, .mark))
          .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 4]))
      }
    }
    .chartYScale(domain: 0...measure.inUnits(top))
    .chartXAxis { dates }
    .chartYAxis {
      AxisMarks {
        AxisGridLine()
          .foregroundStyle(.separatorLine)
        AxisValueLabel()
          .foregroundStyle(.secondText)
      }
    }
    .environment(\.calendar, calendar)
    .environment(\.timeZone, .gmt)
    // The chart is as high as the month beside it.
    .frame(minHeight: 200, maxHeight: .infinity)
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
      AxisMarks(values: labeledDays) {
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

  /// Every seventh day, far enough from the ends for its label. Labels are centered on the bar's
  /// date, the middle of the day.
  private var labeledDays: [Date] {
    stride(from: 4, to: bars.count, by: 7).map { bars[$0].date }
  }

  private var measure: Measure { target.measure }

  private var showsTarget: Bool {
    span.barUnit == .day && target.amountPerDay > (measure == .times ? 1 : 0)
  }

  @ChartContentBuilder private var rule: some ChartContent {
    let name =
      target.kind == .quit ? LocalizedStringKey("Daily limit") : LocalizedStringKey("Daily target")
    if measure == .times {
      RuleMark(y: .value(name, target.amountPerDay))
    } else {
      RuleMark(y: .value(name, measure.inUnits(target.amountPerDay)))
    }
  }

  /// The top of the y axis: the largest value, but at least the displayed target, or one step if no
  /// target is shown.
  private var top: Int {
    max(bars.map(\.count).max() ?? 0, showsTarget ? target.amountPerDay : measure.step)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    HistoryChart(
      bars: store.statistics(of: habit).bars(.month, from: store.today),
      span: .month,
      target: habit.target,
      color: HabitColor(habit.color)
    )
  }
}
