import Foundation
import HabitEngine
import Testing

@testable import HabitInterchange

/// Checks everything that was read from a file.
func expect(
  _ history: PortableHistory,
  format: String,
  habits: [PortableHabit],
  omissions: [ImportOmission] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let expected = PortableHistory(format: format, habits: habits, omissions: omissions)
  #expect(history == expected, sourceLocation: sourceLocation)
}

/// Returns a habit with default values, so that a test states only the relevant values.
func habit(
  _ name: String,
  identity: String,
  details: String = "",
  icon: String? = nil,
  color: String? = nil,
  category: String? = nil,
  isArchived: Bool = false,
  position: Int = 0,
  target: HabitTarget = HabitTarget(),
  reminders: [Reminder] = [],
  createdAt: Date? = nil,
  days: [PortableDay] = [],
  changes: [ImportChange] = [],
  unknownAppearances: Set<ImportedAppearance> = []
) -> PortableHabit {
  PortableHabit(
    id: StableIdentity.uuid(of: identity),
    name: name,
    details: details,
    icon: icon,
    originalColor: color,
    category: category,
    target: target,
    reminders: reminders,
    createdAt: createdAt,
    position: position,
    isArchived: isArchived,
    days: days,
    changes: changes,
    unknownAppearances: unknownAppearances
  )
}

/// Returns the target of a habit with a schedule and its default goal.
func scheduled(_ rule: Schedule.Rule) -> HabitTarget {
  let schedule = Schedule(rule)
  return HabitTarget(amountPerDay: 1, schedule: schedule, goal: schedule.goal)
}

/// Returns a target for an amount per day, in minor units.
func amount(
  _ amount: Int,
  _ unit: String,
  decimals: Int = 0,
  step: Int = 1,
  kind: HabitKind = .build,
  schedule: Schedule = .everyDay,
  goal: StreakGoal? = nil
) -> HabitTarget {
  HabitTarget(
    kind: kind,
    measure: .amount(AmountUnit(name: unit, decimals: decimals, step: step)),
    amountPerDay: amount,
    schedule: schedule,
    goal: goal ?? schedule.goal
  )
}

/// Returns a goal for an amount per week or month.
func sum(_ value: Int, a period: StreakGoal.Period, of unit: String = "", decimals: Int = 0)
  -> StreakGoal
{
  StreakGoal(
    period: period,
    basis: .value,
    value: value,
    measure: .amount(AmountUnit(name: unit, decimals: decimals))
  )
}

/// Returns a day in January 2026.
func day(_ number: Int) -> CalendarDay {
  CalendarDay(rawValue: 20_453 + number)
}

/// Returns a done day in January 2026.
func done(_ number: Int, count: Int = 1, note: String = "") -> PortableDay {
  PortableDay(day: day(number), count: count, status: .done, note: note)
}

/// Returns a missed day in January 2026.
func missed(_ number: Int, note: String = "") -> PortableDay {
  PortableDay(day: day(number), count: 0, status: .missed, note: note)
}

/// Returns a skipped day in January 2026.
func skipped(_ number: Int, note: String = "") -> PortableDay {
  PortableDay(day: day(number), count: 0, status: .skipped, note: note)
}
