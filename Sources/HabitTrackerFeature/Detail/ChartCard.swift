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

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in ChartCard(habit: habit) }
}
