import HabitEngine

/// Targets with features that a plain daily habit does not use.
package enum HabitTargetSample {
  /// A target without any default value.
  package static let everything = HabitTarget(
    kind: .quit,
    measure: .amount(AmountUnit(name: "km", decimals: 1, step: 5)),
    amountPerDay: 85,
    schedule: Schedule(.weekdays([.monday, .friday])),
    goal: StreakGoal(
      period: .month,
      basis: .value,
      value: 100_000,
      measure: .amount(AmountUnit(name: "km", decimals: 1, step: 5))
    ),
    startDay: CalendarDay(rawValue: 20_454),
    endDay: CalendarDay(rawValue: 20_818),
    pauses: PauseList([
      Pause(CalendarDay(rawValue: 20_460)...CalendarDay(rawValue: 20_466)),
      Pause(from: CalendarDay(rawValue: 20_700)),
    ])
  )

  /// Schedules with every kind of rule.
  package static let schedules = [
    Schedule.everyDay,
    Schedule(.weekdays([.sunday])),
    Schedule(.weekdays([.monday, .tuesday, .wednesday, .thursday, .friday, .saturday])),
    Schedule(.everyNDays(2, from: CalendarDay(rawValue: -1))),
    Schedule(.everyNDays(365, from: .max)), Schedule(.everyNDaysAfterDone(3)),
    Schedule(.daysOfMonth([1, 15, 31])),
    Schedule(.daysOfMonth(Set(1...31))),
    Schedule(.daysAWeek(6)),
    Schedule(.daysAMonth(31)),
  ]

  /// Measures of every kind.
  package static let measures = [
    Measure.times, .time, .amount(AmountUnit(name: "")),
    .amount(AmountUnit(name: "=l, \"x\"", decimals: 3, step: 250)),
    .amount(AmountUnit(name: "steps", step: 999_999_999)),
  ]
}
