import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The statistics of a habit.
struct FiguresCard: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let statistics = store.statistics(of: habit)
    StatisticsCard(title: "Statistics") {
      VStack(spacing: 0) {
        sums(statistics)
        if habit.kind == .quit {
          row("Slips", statistics.slips.formatted(.number.locale(locale)))
        }
        row(
          habit.kind == .quit ? "Days Kept" : "Complete Days",
          statistics.completeDays.formatted(.number.locale(locale))
        )
        row("Completion Rate", statistics.completionRate.percent(locale))
        row("Created On", store.history(of: habit).created.formatted(locale))
        row("Best Weekday", statistics.bestWeekday.map(name) ?? String(localized: "None yet"))
      }
    }
  }

  /// Returns the row of the total. Amounts and durations also have the average per day done. A quit
  /// habit whose counts are slips has no such row, because slips have their own row.
  @ViewBuilder private func sums(_ statistics: Statistics) -> some View {
    let measure = habit.measure
    if measure == .times, habit.kind == .quit, habit.completionsPerDay == 0 {
      // No row: each count is a slip.
    } else if measure == .times {
      row(
        habit.kind == .quit ? "Total" : "Total Completions",
        statistics.totalCount.formatted(.number.locale(locale))
      )
    } else {
      let days = store.entry(for: habit).log.countedDays(through: store.today)
      row("Total", measure.text(statistics.totalCount))
      row("Average per Day Done", measure.average(statistics.totalCount, over: days))
    }
  }

  private func row(_ title: LocalizedStringKey, _ value: String) -> some View {
    VStack(spacing: 0) {
      Divider()
      let name = Text(title).foregroundStyle(.secondText)
      let figure = Text(value)
        .font(.body.weight(.semibold).monospacedDigit())
        .foregroundStyle(.firstText)
      Group {
        if typeSize > .xxLarge {
          VStack(alignment: .leading, spacing: 0) {
            name
            figure
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        } else {
          HStack(alignment: .firstTextBaseline, spacing: 12) {
            name
            Spacer(minLength: 0)
            figure
              .multilineTextAlignment(.trailing)
          }
        }
      }
      .padding(.vertical, 6)
      .frame(minHeight: Metrics.touchTarget)
      .accessibilityElement(children: .combine)
    }
  }

  private func name(_ weekday: Weekday) -> String {
    Calendar.civil(locale).standaloneWeekdaySymbols[weekday.rawValue - 1]
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in FiguresCard(habit: habit) }
}
