import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The days of a month, with a row for each week.
struct MonthDays: View {
  static let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)

  private let habit: Habit
  /// The first day of the month.
  private let month: CalendarDay
  @Binding private var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store
  @Query private var noted: [HabitCompletion]

  /// Creates the days of a month.
  ///
  /// - Parameter month: The first day of the month.
  init(habit: Habit, month: CalendarDay, sheet: Binding<HabitSheet?>) {
    self.habit = habit
    self.month = month
    _sheet = sheet
    _noted = Query(filter: HabitCompletion.withNote(of: habit.id, in: month))
  }

  var body: some View {
    let history = store.history(of: habit)
    let today = store.today
    let notes = Set(noted.map(\.day))
    LazyVGrid(columns: Self.columns, spacing: 4) {
      ForEach(0..<month.row(store.weekStart), id: \.self) { _ in
        Color.clear
          .frame(height: Metrics.touchTarget)
      }
      ForEach(month...month.endOfMonth, id: \.self) { day in
        if day <= today {
          DayButton(
            habit: habit,
            day: day,
            state: DayState(
              history,
              on: day,
              weekStart: store.weekStart,
              today: today
            ),
            isToday: day == today,
            hasNote: notes.contains(day.rawValue),
            sheet: $sheet
          )
        } else {
          Text("\(day.dayOfMonth)")
            .font(.subheadline.monospacedDigit())
            .foregroundStyle(.secondText)
            .frame(maxWidth: .infinity, minHeight: Metrics.touchTarget)
        }
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    MonthDays(habit: habit, month: store.today.startOfMonth, sheet: .constant(nil))
  }
}
