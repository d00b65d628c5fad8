import Foundation
import HabitEngine

@testable import HabitInterchange

/// A habit with what most of them have, so that a test says only what matters to it.
func habit(
  _ name: String,
  identity: String,
  details: String = "",
  color: String? = nil,
  isArchived: Bool = false,
  position: Int,
  completionsPerDay: Int = 1,
  goal: StreakGoal = .standard,
  reminders: [PortableReminder] = [],
  days: [PortableDay] = []
) -> PortableHabit {
  PortableHabit(
    id: StableIdentity.uuid(of: identity),
    name: name,
    details: details,
    originalColor: color,
    completionsPerDay: completionsPerDay,
    streakGoal: goal,
    reminders: reminders,
    position: position,
    isArchived: isArchived,
    days: days
  )
}

/// A day of January 2026.
func day(_ number: Int) -> CalendarDay {
  CalendarDay(rawValue: 20_453 + number)
}

/// A day of January 2026 that is done.
func done(_ number: Int, count: Int = 1, note: String = "") -> PortableDay {
  PortableDay(day: day(number), count: count, status: .done, note: note)
}
