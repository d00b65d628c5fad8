import HabitData
import SwiftUI

/// How often a habit was done, day by day or month by month.
struct ChartCard: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store
  @State private var span = ChartSpan.week

  var body: some View {
    VStack(spacing: 16) {
      Picker("Chart", selection: $span) {
        ForEach(ChartSpan.allCases) { span in
          Text(span.title).tag(span)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      HistoryChart(
        bars: store.statistics(of: habit).bars(span),
        span: span,
        target: habit.target.completionsPerDay,
        measure: habit.measure,
        color: HabitColor(habit.color)
      )
    }
    .onCard()
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    ChartCard(habit: habit)
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    ChartCard(habit: habit)
  }
}
