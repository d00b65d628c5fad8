import Foundation
import HabitData
import HabitEngine

/// One habit on one day, at one moment of it.
struct HabitDay: Hashable, Identifiable, Sendable {
  let id: UUID
  let name: String
  let icon: String
  /// As ``HabitColor`` reads it.
  let color: String
  let state: DayState
  /// The streak that goes on, in the unit of the goal's period.
  let streak: Int
  /// The same in days, to compare habits by.
  let streakInDays: Int
  let period: StreakGoal.Period
  let timer: HabitTimer.Phase
  /// When it is to be done, where it was said and is still to come.
  let nextTime: TimeOfDay?
  /// The time at which it was to be done, where that has come and it is open.
  let dueSince: TimeOfDay?

  /// Whether there is something to do.
  var isOpen: Bool { Self.isOpen(state) }

  /// Whether it belongs to what today is about: it is asked for, or was done all the same.
  var isOfToday: Bool {
    state.kind == .build
      ? state.standing.isAsked || state.isComplete || state.isSkipped
      : state.standing.isSlip
  }
}

extension HabitDay {
  /// A habit at an instant.
  init(_ habit: HabitFacts, at date: Date, _ facts: WidgetFacts) {
    let today = facts.day(of: date)
    let state = DayState(habit.history, on: today, weekStart: facts.weekStart, today: today)
    let streaks = Streaks(habit.history, weekStart: facts.weekStart, today: today)
    let times = Self.isOpen(state) ? facts.dueTimes(of: habit, on: today) : []
    self.init(
      id: habit.id,
      name: habit.name,
      icon: habit.icon,
      color: habit.color,
      state: state,
      streak: streaks.current,
      streakInDays: streaks.currentDays,
      period: habit.history.target.goal.period,
      timer: habit.timer.phase,
      nextTime: times.first { $0.instant > date }?.time,
      dueSince: times.last { $0.instant <= date }?.time
    )
  }

  private static func isOpen(_ state: DayState) -> Bool {
    state.kind == .build && state.standing.isAsked && !state.isComplete && !state.isSkipped
  }
}
