import Foundation
import HabitEngine

@testable import HabitInterchange

/// A habit with what most of them have, so that a test says only what matters to it.
func habit(
  _ name: String,
  identity: String,
  details: String = "",
  icon: String? = nil,
  color: String? = nil,
  isArchived: Bool = false,
  position: Int,
  completionsPerDay: Int = 1,
  goal: StreakGoal = .standard,
  reminders: [Reminder] = [],
  days: [PortableDay] = [],
  changes: [ImportChange] = []
) -> PortableHabit {
  PortableHabit(
    id: StableIdentity.uuid(of: identity),
    name: name,
    details: details,
    icon: icon,
    originalColor: color,
    target: HabitTarget(completionsPerDay: completionsPerDay, goal: goal),
    reminders: reminders,
    position: position,
    isArchived: isArchived,
    days: days,
    changes: changes
  )
}

/// A target in amounts that is to be reached.
func target(
  _ amount: Double,
  _ unit: String,
  inDays days: Int = 1,
  step: Double = 1,
  perDay: Int = 1,
  goal: StreakGoal = .standard
) -> ImportChange {
  .target(
    ImportedTarget(amount: amount, unit: unit, days: days),
    becomes: CountedTarget(step: step, completionsPerDay: perDay, streakGoal: goal)
  )
}

/// A target in amounts that is not to be passed.
func limit(_ amount: Double, _ unit: String, inDays days: Int = 1) -> ImportChange {
  .target(
    ImportedTarget(amount: amount, unit: unit, days: days, isUpperLimit: true),
    becomes: CountedTarget(step: 1, completionsPerDay: 1, streakGoal: .standard)
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
