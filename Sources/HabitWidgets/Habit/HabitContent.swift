import Foundation
import HabitData
import HabitEngine

enum HabitContent: WidgetContent {
  /// There are no habits.
  case noHabits
  /// The selected habit was deleted.
  case gone
  /// The selected habit, or the first habit by default.
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
  var hasHabits: Bool { self != .noHabits }

  /// Creates the content for a habit at an instant. Without a selection, the first habit is used.
  init(_ facts: WidgetSnapshot, of id: UUID?, at date: Date) {
    guard let habit = Self.habits(in: facts, of: id).first else {
      self = id == nil ? .noHabits : .gone
      return
    }
    self = .habit(HabitFigures(habit, at: date, facts))
  }

  static func choice(in configuration: HabitWidgetIntent) -> UUID? { configuration.habit?.id }

  static func habits(in facts: WidgetSnapshot, of id: UUID?) -> [HabitFacts] {
    let habit = id.map(facts.habit) ?? facts.kept().first
    return habit.map { [$0] } ?? []
  }
}

extension HabitFigures {
  /// The text of today's state: "Completed", "2 of 3", "Paused", "Not due today", "Archived".
  var todayInWords: String {
    if isArchived { return String(localized: "Archived") }
    let (state, status) = (day.state, day.state.status)
    if status.hasEnded { return String(localized: "Ended") }
    if status.isPaused, state.count == 0 { return String(localized: "Paused") }
    if state.kind == .build, !status.isExpected, !state.isComplete, state.count == 0 {
      return String(localized: "Not due today")
    }
    return state.title
  }

  /// True if today can be checked off.
  var hasButton: Bool { !isArchived && !day.state.status.hasEnded }

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
