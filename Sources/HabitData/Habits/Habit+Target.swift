import HabitEngine

/// What the habit asks for, kept in plain columns, which a predicate can read and a migration can add.
extension Habit {
  /// The goal that streaks and outlines are measured against. Unknown words of a later version read
  /// as days.
  package var streakGoal: StreakGoal {
    StreakGoal(
      period: StreakGoal.Period(rawValue: goalPeriodRaw) ?? .day,
      basis: StreakGoal.Basis(rawValue: goalBasisRaw) ?? .day,
      value: goalValue,
      measure: measure
    )
  }

  /// To do something, or to keep away from it. An unknown word of a later version reads as the
  /// first.
  package var kind: HabitKind { HabitKind(rawValue: kindRaw) ?? .build }

  /// What counts are counts of. An unknown word of a later version reads as completions.
  package var measure: Measure {
    switch StoredMeasure(rawValue: measureRaw) {
    case .amount: .amount(AmountUnit(name: unitName, decimals: unitDecimals, step: unitStep))
    case .time: .time
    case .times, nil: .times
    }
  }

  /// The days that the habit names. An unknown rule of a later version reads as every day.
  package var schedule: Schedule {
    guard let rule = StoredSchedule.Rule(rawValue: scheduleRaw), rule != .everyDay else {
      return .everyDay
    }
    return StoredSchedule(rule: rule, number: scheduleNumber, start: scheduleStart).schedule
  }

  /// The first day, where one was given.
  package var startDay: CalendarDay? { startDayNumber.map(CalendarDay.init(rawValue:)) }

  /// The last day, where there is one.
  package var endDay: CalendarDay? { endDayNumber.map(CalendarDay.init(rawValue:)) }

  /// The days on which the habit rests.
  package internal(set) var pauses: PauseList {
    get { pauseRecords.map(PauseList.init) ?? PauseList() }
    set { pauseRecords = newValue.isEmpty ? nil : newValue.pauses }
  }

  /// Whether it is due on each of its days, or is looked at every day all the same, as a habit to
  /// give up is. Others have to be asked (``HabitStore/dueToday(of:)``).
  package var isDueEveryDay: Bool {
    kind == .quit
      || scheduleRaw == StoredSchedule.Rule.everyDay.rawValue && startDayNumber == nil
        && endDayNumber == nil && pauseRecords == nil
        && goalPeriodRaw == StreakGoal.Period.day.rawValue
  }

  /// What a day and a streak ask for, and when.
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

  /// Takes over all of a target.
  func apply(_ target: HabitTarget) {
    kindRaw = target.kind.rawValue
    measureRaw = StoredMeasure(target.measure).rawValue
    let unit = target.measure.unit ?? AmountUnit(name: "")
    unitName = unit.name
    unitDecimals = unit.decimals
    unitStep = unit.step
    completionsPerDay = target.amountPerDay
    let schedule = StoredSchedule(target.schedule)
    scheduleRaw = schedule.rule.rawValue
    scheduleNumber = schedule.number
    scheduleStart = schedule.start
    goalPeriodRaw = target.goal.period.rawValue
    goalBasisRaw = target.goal.basis.rawValue
    goalValue = target.goal.value
    startDayNumber = target.startDay?.rawValue
    endDayNumber = target.endDay?.rawValue
    pauses = target.pauses
  }
}
