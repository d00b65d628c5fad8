import Foundation
import HabitEngine

@testable import HabitInterchange

/// A habit with what most of them have, so that a test says only what matters to it.
func habit(
  _ name: String,
  identity: String,
  details: String = "",
  color: String,
  isArchived: Bool = false,
  position: Int,
  completionsPerDay: Int = 1,
  goal: StreakGoal = .standard,
  reminders: [ImportedReminder] = [],
  days: [ImportedDay] = []
) -> ImportedHabit {
  ImportedHabit(
    id: StableIdentity.uuid(of: identity),
    name: name,
    details: details,
    color: color,
    isArchived: isArchived,
    position: position,
    completionsPerDay: completionsPerDay,
    streakGoal: goal,
    reminders: reminders,
    days: days
  )
}

/// A day of January 2026.
func day(_ number: Int) -> CalendarDay {
  CalendarDay(rawValue: 20_453 + number)
}

/// A day of January 2026 that is done.
func done(_ number: Int, count: Int = 1, note: String = "") -> ImportedDay {
  ImportedDay(day: day(number), count: count, status: .done, note: note)
}
