import Charts
import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A chart of a habit's completions by day or by month.
struct ChartCard: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store
  @State private var span = StatisticsPeriod.week

  var body: some View {
    VStack(spacing: 12) {
      Picker("Chart", selection: $span) {
        ForEach(StatisticsPeriod.allCases) { span in
          Text(span.title).tag(span)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      let start = store.history(of: habit).chartStart(until: store.today)
      let bars = store.statistics(of: habit).bars(span, from: start)
      figure(bars)
        .frame(maxWidth: .infinity, alignment: .leading)
      HistoryChart(
        bars: bars,
        span: span,
        target: habit.target,
        color: HabitColor(habit.color)
      )
    }
    .onCard()
  }

  /// Returns the sum of the bars with its unit, because the axis has no space for the unit. A quit
  /// habit's kept days are counted instead.
  private func figure(_ bars: [ChartBar]) -> FigureLine {
    if habit.kind == .quit { return kept(bars) }
    let done = bars.filter { $0.count > 0 }
    let total = done.reduce(0) { $0 + $1.count }
    let average = habit.measure == .times ? nil : habit.measure.average(total, over: done.count)
    return FigureLine(figure: habit.measure.text(total), label: span.caption(average: average))
  }

  /// Returns the number of kept days, and of slips.
  private func kept(_ bars: [ChartBar]) -> FigureLine {
    let kept = bars.reduce(0) { $0 + $1.kept }
    let slips = bars.reduce(0) { $0 + $1.slips }
    return FigureLine(
      figure: String(localized: "Kept \(kept) days"),
      label: span.caption(slips: slips)
    )
  }
}

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
  PreviewHabit { habit, _ in ChartCard(habit: habit) }
}
