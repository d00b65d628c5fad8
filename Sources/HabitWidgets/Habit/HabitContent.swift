import Foundation
import HabitData
import HabitEngine

/// The content of the widget "Habit".
enum HabitContent: Hashable, Sendable {
  /// There are no habits.
  case noHabits
  /// The selected habit was deleted.
  case gone
  /// The selected habit.
  case habit(HabitFigures)
}

/// A habit with the figures of its history.
struct HabitFigures: Hashable, Sendable {
  let day: HabitDay
  let isArchived: Bool
  let today: CalendarDay
  let weekStart: WeekStart
  /// The last 52 weeks.
  let grid: YearGrid
  let streaks: Streaks
  /// The strength from 0 to 1.
  let strength: Double
  /// The last seven days, ending today.
  let week: [DayState]
}

extension HabitContent {
  /// Creates the content for a habit at an instant. Without a selection it is the first habit.
  init(_ facts: WidgetSnapshot, habit id: UUID?, at date: Date) {
    guard let habit = Self.habit(id, facts) else {
      self = id == nil ? .noHabits : .gone
      return
    }
    self = .habit(HabitFigures(habit, at: date, facts))
  }

  /// Returns the schedule from now on.
  static func schedule(
    _ facts: WidgetSnapshot,
    habit id: UUID?,
    from now: Date
  ) -> WidgetSchedule<HabitContent> {
    WidgetSchedule(WidgetMoments(of: habit(id, facts).map { [$0] } ?? [], from: now, facts)) {
      HabitContent(facts, habit: id, at: $0)
    }
  }

  private static func habit(_ id: UUID?, _ facts: WidgetSnapshot) -> HabitFacts? {
    id.map(facts.habit) ?? facts.kept().first
  }
}

extension HabitFigures {
  /// The grid without the habit's progress.
  var blankGrid: YearGrid {
    YearGrid(
      HabitHistory(log: HabitLog(), target: HabitTarget(), created: .min),
      weekStart: weekStart,
      today: today
    )
  }

  init(_ habit: HabitFacts, at date: Date, _ facts: WidgetSnapshot) {
    let today = facts.day(of: date)
    let (history, weekStart) = (habit.history, facts.weekStart)
    self.init(
      day: HabitDay(habit, at: date, facts),
      isArchived: habit.isArchived,
      today: today,
      weekStart: weekStart,
      grid: YearGrid(history, weekStart: weekStart, today: today),
      streaks: Streaks(history, weekStart: weekStart, today: today),
      strength: HabitStrength(history, weekStart: weekStart, today: today).current,
      week: (-6...0).map { offset in
        DayState(history, on: today.advanced(by: offset), weekStart: weekStart, today: today)
      }
    )
  }
}
