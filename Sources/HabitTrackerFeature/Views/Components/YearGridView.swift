import HabitEngine
import SwiftUI

/// A year of a habit: a column for each week, which scrolls and starts with the current one. The
/// days' initials stand still beside it.
struct YearGridView: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    let grid = store.yearGrid(of: habit)
    HStack(alignment: .bottom, spacing: 0) {
      ScrollView(.horizontal, showsIndicators: false) {
        VStack(spacing: 0) {
          MonthInitials(grid: grid)
          YearGridDrawing(grid: grid, color: HabitColor(habit.color), today: store.today)
        }
        .padding(.leading, Metrics.cardPadding - YearGridDrawing.margin)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(summary(grid))
      }
      .defaultScrollAnchor(.trailing)
      WeekdayInitials(weekStart: store.weekStart)
        .accessibilityHidden(true)
    }
    .padding(.trailing, Metrics.cardPadding - YearGridDrawing.margin)
  }

  /// The grid in words: "Read: 212 of 364 days, current streak 12 days".
  private func summary(_ grid: YearGrid) -> String {
    let streak = StreakBadge.words(store.currentStreak(of: habit), habit.streakGoal.period)
    let days = "\(grid.completeDays) of \(grid.elapsedDays) days"
    return "\(habit.name): \(days), current streak \(streak)"
  }
}
