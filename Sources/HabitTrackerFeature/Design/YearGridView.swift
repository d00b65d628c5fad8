import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A habit's year grid, which scrolls horizontally beside fixed weekday initials. It is initially
/// scrolled to the current week, or to the first week of a calendar year.
struct YearGridView: View {
  let habit: Habit
  var span = YearGrid.Span.last52Weeks

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale
  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  var body: some View {
    let grid = store.yearGrid(of: habit, span: span)
    HStack(alignment: .bottom, spacing: 0) {
      ScrollView(.horizontal, showsIndicators: false) {
        VStack(spacing: 0) {
          MonthInitials(months: grid.monthColumns, width: YearGridDrawing.width(of: grid))
          YearGridDrawing(grid: grid, color: HabitColor(habit.color), today: store.today)
            .animation(isMotionReduced ? nil : .easeOut(duration: 0.2), value: grid)
        }
        .padding(.leading, Metrics.cardPadding - YearGridDrawing.margin)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(summary(grid))
      }
      .defaultScrollAnchor(span == .last52Weeks ? .trailing : .leading)
      WeekdayInitials(weekStart: store.weekStart)
        .accessibilityHidden(true)
    }
    .padding(.trailing, Metrics.cardPadding - YearGridDrawing.margin)
  }

  /// Returns a summary for screen readers: "Read: 212 of 364 days, current streak 12 days" or "Read
  /// in 2024: 80 of 366 days".
  private func summary(_ grid: YearGrid) -> String {
    let (done, days) = (grid.completeDays, grid.elapsedDays)
    if case .year(let year) = span {
      let year = year.formatted(.number.grouping(.never).locale(locale))
      return String(localized: "\(habit.name) in \(year): \(done) of \(days) days")
    }
    let streak = store.streakPeriod(of: habit).formatted(store.currentStreak(of: habit))
    return String(localized: "\(habit.name): \(done) of \(days) days, current streak \(streak)")
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in YearGridView(habit: habit) }
}
