import Charts
import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The detail screen of a habit.
struct HabitDetailView: View {
  @Query private var habits: [Habit]
  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var sheet: HabitSheet?
  /// A day of the displayed month, or nil for the current month.
  @State private var chosen: CalendarDay?

  /// Creates the detail screen of a habit.
  ///
  /// - Parameter id: The habit's ID. Another window may delete the habit while this one shows it.
  init(id: UUID) {
    _habits = Query(filter: #Predicate<Habit> { $0.id == id })
  }

  var body: some View {
    ScrollView {
      if let error = _habits.fetchError {
        UnreadableView(error: error)
      } else if let habit = habits.first {
        cards(habit)
          .padding(.vertical, Metrics.screenEdge)
          .scenePadding(.horizontal)
          .frame(maxWidth: 840)
      } else {
        Text("This habit was deleted.")
          .foregroundStyle(.secondText)
          .padding(32)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.screenBackground)
    .navigationTitle(habits.first?.name ?? "")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .principal) {
        // The large name below the bar is the title, so it is not repeated here.
        Text(verbatim: "")
          .accessibilityHidden(true)
      }
      ToolbarItemGroup(placement: .primaryAction) {
        Button("Edit") { sheet = habits.first.map { HabitSheet.editor(.edit($0)) } }
          .disabled(habits.isEmpty)
        if let habit = habits.first {
          Menu {
            TodayActions(habit: habit, sheet: $sheet)
            archiveButton(habit)
            deleteButton(habit)
          } label: {
            Label("More", systemImage: "ellipsis")
          }
        }
      }
    }
    .sheet(item: $sheet) { $0 }
    .storeErrorAlert(isActive: sheet == nil)
    .notices(isActive: sheet == nil)
  }

  @ViewBuilder private func archiveButton(_ habit: Habit) -> some View {
    if habit.archivedAt == nil {
      Button("Archive", systemImage: "archivebox") {
        store.archive(habit)
        if store.errorMessage == nil { dismiss() }
      }
    } else {
      Button("Restore", systemImage: "arrow.uturn.backward") { store.unarchive(habit.id) }
    }
  }

  private func deleteButton(_ habit: Habit) -> some View {
    Button("Delete", systemImage: "trash", role: .destructive) {
      if store.delete(habit) != nil { dismiss() }
    }
  }

  /// Returns the cards in one column. In a wide window, the cards of the grid are in two columns,
  /// with the month beside the chart.
  private func cards(_ habit: Habit) -> some View {
    let month = min(chosen ?? store.today, store.today).startOfMonth
    return VStack(spacing: Metrics.cardGap) {
      DetailHeader(habit: habit)
      RestCard(habit: habit)
      LazyVGrid(
        columns: [
          GridItem(.adaptive(minimum: 340), spacing: Metrics.cardGap, alignment: .top)
        ],
        spacing: Metrics.cardGap
      ) {
        StreakCards(
          period: habit.streakGoal.period,
          streaks: StreakCalculator.calculateStreak(
            from: store.history(of: habit),
            weekStart: store.weekStart,
            today: store.today
          )
        )
        if !store.todayState(of: habit).status.hasEnded {
          TodayCard(habit: habit, sheet: $sheet)
            .contextMenu { TodayActions(habit: habit, sheet: $sheet) }
        }
        ChartCard(habit: habit)
        MonthCard(habit: habit, month: month, chosen: $chosen, sheet: $sheet)
      }
      DayHint()
      StrengthCard(habit: habit)
      NotesCard(habit: habit, month: month, sheet: $sheet)
      YearCard(habit: habit)
      FutureDaysCard(habit: habit)
      PausesCard(habit: habit)
      FiguresCard(habit: habit)
    }
  }
}

/// The bar of a day or a month in the chart.
struct HistoryBar: ChartContent {
  let bar: ChartBar
  let span: ChartSpan
  let target: HabitTarget
  let color: HabitColor
  let calendar: Calendar

  var body: some ChartContent {
    mark
      .foregroundStyle(HabitTint(color))
      .cornerRadius(4)
  }

  /// Counts use integers, so that their axis has only whole numbers.
  @ChartContentBuilder private var mark: some ChartContent {
    if target.measure == .times {
      BarMark(
        x: .value(span.unitName, bar.date, unit: span.unit, calendar: calendar),
        y: .value(target.chartLabel, bar.count),
        width: .ratio(0.6)
      )
    } else {
      BarMark(
        x: .value(span.unitName, bar.date, unit: span.unit, calendar: calendar),
        y: .value(target.chartLabel, target.measure.inUnits(bar.count)),
        width: .ratio(0.6)
      )
      .accessibilityValue(target.measure.text(bar.count))
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    NavigationStack { HabitDetailView(id: habit.id) }
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    NavigationStack { HabitDetailView(id: habit.id) }
  }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in
    NavigationStack { HabitDetailView(id: habit.id) }
  }
}
