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
    .modifier(StoreErrorAlert(isActive: sheet == nil))
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
  let span: StatisticsPeriod
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
        x: .value(span.barUnitName, bar.date, unit: span.barUnit, calendar: calendar),
        y: .value(target.chartLabel, bar.count),
        width: .ratio(0.6)
      )
    } else {
      BarMark(
        x: .value(span.barUnitName, bar.date, unit: span.barUnit, calendar: calendar),
        y: .value(target.chartLabel, target.measure.inUnits(bar.count)),
        width: .ratio(0.6)
      )
      .accessibilityValue(target.measure.text(bar.count))
    }
  }
}

/// A habit's symbol, name, and description.
private struct DetailHeader: View {
  let habit: Habit

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 12) {
          tile
          nameAndDescription
        }
      } else {
        HStack(alignment: .center, spacing: 16) {
          tile
          nameAndDescription
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var tile: some View {
    HabitTile(icon: habit.icon, color: HabitColor(habit.color), size: 84)
  }

  private var nameAndDescription: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(habit.name)
        .font(.title.bold())
        .foregroundStyle(.firstText)
        .accessibilityAddTraits(.isHeader)
      if !habit.details.isEmpty {
        Text(habit.details)
          .font(.subheadline)
          .foregroundStyle(.secondText)
      }
    }
  }
}

/// A hint about the days of the calendar above it, shown until the user dismisses it.
///
/// The hint is below the calendar's card, not in it, so that the chart beside the calendar needs no
/// empty space.
private struct DayHint: View {
  @AppStorage(.dayHint) private var isShown: Bool

  var body: some View {
    if isShown {
      HStack(spacing: 8) {
        Text("Tap a day to change it. Touch and hold it for a count, a skip, or a note.")
          .font(.footnote)
          .foregroundStyle(.secondText)
        Spacer(minLength: 0)
        Button {
          isShown = false
        } label: {
          Text("Got It")
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.accent)
            .frame(minWidth: Metrics.touchTarget, minHeight: Metrics.touchTarget)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
      .padding(.horizontal, Metrics.cardPadding)
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
