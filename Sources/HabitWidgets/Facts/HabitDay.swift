import Foundation
import HabitData
import HabitEngine
import HabitIntents

/// The state of a habit at an instant.
struct HabitDay: Hashable, Identifiable, Sendable {
  let id: UUID
  let name: String
  let icon: String
  /// The stored text of a ``HabitColor``.
  let color: String
  let state: DayState
  /// The current streak, in the unit of the goal's period.
  let streak: Int
  /// The current streak in days, for comparing habits.
  let streakInDays: Int
  let period: StreakGoal.Period
  let timer: HabitTimer.Phase
  /// The day's next reminder time; nil if there is none or the habit is not open.
  let nextTime: TimeOfDay?
  /// The day's latest reminder time that has passed; nil if there is none or the habit is not open.
  let dueSince: DueTime?

  /// The entity for an intent.
  var entity: HabitEntity { HabitEntity(id: id, name: name, icon: icon) }

  var isOpen: Bool { state.isOpen }

  /// True if the habit belongs to today's list. A habit to build belongs to the list if it is due,
  /// complete, or skipped. A habit to quit belongs to the list after a slip.
  var isOfToday: Bool {
    state.kind == .build
      ? state.status.isExpected || state.isComplete || state.isSkipped
      : state.status.isSlip
  }
}

extension HabitDay {
  /// Creates the state of a habit at an instant.
  init(_ habit: HabitFacts, at date: Date, _ facts: WidgetSnapshot) {
    let today = facts.day(of: date)
    let state = DayState(habit.history, on: today, weekStart: facts.weekStart, today: today)
    let streaks = Streaks(habit.history, weekStart: facts.weekStart, today: today)
    let times = state.isOpen ? facts.dueTimes(of: habit, on: today) : []
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
      dueSince: times.last { $0.instant <= date }
    )
  }
}
