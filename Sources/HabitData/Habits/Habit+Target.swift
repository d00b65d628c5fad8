import HabitEngine

/// The habit's target. It is stored in simple columns, because predicates can read them and
/// migrations can add more.
extension Habit {
  /// The streak goal. Unknown values from later versions are read as days.
  package var streakGoal: StreakGoal {
    StreakGoal(
      period: StreakGoal.Period(rawValue: goalPeriodRaw) ?? .day,
      basis: StreakGoal.Basis(rawValue: goalBasisRaw) ?? .day,
      value: goalValue,
      measure: measure
    )
  }

  /// The kind. An unknown value from a later version is read as build.
  package var kind: HabitKind { HabitKind(rawValue: kindRaw) ?? .build }

  /// The quantity that is counted. An unknown value from a later version is read as completions.
  package var measure: Measure {
    Measure(
      Measure.Kind(rawValue: measureRaw) ?? .times,
      unit: AmountUnit(name: unitName, decimals: unitDecimals, step: unitStep)
    )
  }

  /// The schedule. An unknown rule from a later version is read as every day.
  package var schedule: Schedule {
    Schedule(
      Schedule.Kind(rawValue: scheduleRaw) ?? .everyDay,
      number: scheduleNumber,
      start: scheduleStart.map(CalendarDay.init(rawValue:))
    )
  }

  /// The first day, if one was set.
  package var startDay: CalendarDay? { startDayNumber.map(CalendarDay.init(rawValue:)) }

  /// The last day, if there is one.
  package var endDay: CalendarDay? { endDayNumber.map(CalendarDay.init(rawValue:)) }

  /// The days on which the habit is paused.
  package internal(set) var pauses: PauseList {
    get { pauseRecords.map(PauseList.init) ?? PauseList() }
    set { pauseRecords = newValue.isEmpty ? nil : newValue.pauses }
  }

  /// True if the habit is always shown as due: it is a quit habit, or its schedule is every day,
  /// without a start, an end, pauses, or a weekly or monthly goal. For other habits, use
  /// ``HabitStore/habitsNotDue(in:)``.
  package var isDueEveryDay: Bool {
    kind == .quit
      || scheduleRaw == Schedule.Kind.everyDay.rawValue && startDayNumber == nil
        && endDayNumber == nil && pauseRecords == nil
        && goalPeriodRaw == StreakGoal.Period.day.rawValue
  }

  /// The habit's rules: amount, schedule, goal, start, end, and pauses.
  package var target: HabitTarget {
    HabitTarget(
      kind: kind,
      measure: measure,
      amountPerDay: completionsPerDay,
      schedule: schedule,
      goal: streakGoal,
      startDay: startDay,
      endDay: endDay,
      pauses: pauses
    )
  }

  /// Sets all parts of the target.
  func apply(_ target: HabitTarget) {
    kindRaw = target.kind.rawValue
    measureRaw = target.measure.kind.rawValue
    let unit = target.measure.unit ?? AmountUnit(name: "")
    unitName = unit.name
    unitDecimals = unit.decimals
    unitStep = unit.step
    completionsPerDay = target.amountPerDay
    scheduleRaw = target.schedule.kind.rawValue
    scheduleNumber = target.schedule.number
    scheduleStart = target.schedule.start?.rawValue
    goalPeriodRaw = target.goal.period.rawValue
    goalBasisRaw = target.goal.basis.rawValue
    goalValue = target.goal.value
    startDayNumber = target.startDay?.rawValue
    endDayNumber = target.endDay?.rawValue
    pauses = target.pauses
  }
}
