import ArgumentParser
import HabitData
import HabitEngine

/// The options of `add` for the target of a habit.
struct TargetOptions: ParsableArguments {
  @Option(
    help: .localized("The days: \(ScheduleArgument.examples).", valueName: "days"),
    completion: .list([
      "day", "weekdays", "weekends", "mon,wed,fri", "2days", "3 a week", "10 a month",
    ]),
    transform: ScheduleArgument.init(text:)
  )
  var every: ScheduleArgument?

  @Option(
    help: .localized("The days of the month, such as 1,15,last.", valueName: "days"),
    transform: ScheduleArgument.init(daysOfMonth:)
  )
  var daysOfMonth: ScheduleArgument?

  @Option(
    help: .localized(
      "The first day: today (the default), tomorrow, or a date such as 2026-03-09.",
      valueName: "day"
    ),
    transform: DayArgument.init
  )
  var start: DayArgument?

  @Option(
    help: .localized(
      "The last day, inclusive: today, tomorrow, or a date such as 2026-03-09.",
      valueName: "day"
    ),
    transform: DayArgument.init
  )
  var until: DayArgument?

  @Option(
    help: .localized(
      """
      The value of the streak goal: a number of days or a total. By default, the goal follows the \
      schedule.
      """,
      valueName: "n"
    )
  )
  var goal: String?

  @Option(help: .localized("The unit of the streak: days, weeks, or months."))
  var period: StreakGoal.Period?

  @Option(help: .localized("The basis of the goal: days, or the total value."))
  var basis: StreakGoal.Basis?

  /// Returns the target.
  ///
  /// - Parameter options: The options for the target or limit of a day.
  /// - Throws: ``CommandFailure`` for conflicting options, and `HabitRequestError` for an invalid
  ///   amount or day.
  func target(on today: CalendarDay, _ options: MeasureOptions) throws -> HabitTarget {
    try CommandFailure.exclude(every != nil, "--every", daysOfMonth != nil, "--days-of-month")
    let first = start?.day(today: today)
    let last = until?.day(today: today)
    if let last, last < first ?? today {
      throw CommandFailure.usage(
        String(
          localized: """
            the last day \(last.isoText) is before the first day \((first ?? today).isoText)
            """
        )
      )
    }
    if let first, first < CalendarDay.earliestRequest {
      throw HabitRequestError.dayTooEarly(first)
    }
    // The schedule was already validated during parsing.
    let schedule = try (every ?? daysOfMonth)?.schedule(from: first ?? today) ?? .everyDay
    let (measure, amount) = try options.read()
    return HabitTarget(
      kind: options.kind,
      measure: measure,
      amountPerDay: amount,
      schedule: schedule,
      goal: try goal(measure) ?? schedule.goal,
      startDay: first,
      endDay: last
    )
  }

  /// Returns the goal, or nil if no option specifies it.
  private func goal(_ measure: Measure) throws -> StreakGoal? {
    guard goal != nil || period != nil || basis != nil else { return nil }
    let (period, basis) = (period ?? .day, basis ?? .day)
    let values = StreakGoal.values(period: period, basis: basis, measure: measure)
    let counted = basis == .value ? measure : .times
    let value = try goal.map { text in
      do {
        return try counted.requestedAmount(text, within: values)
      } catch {
        let error = CommandFailure(error)
        throw error.with(String(localized: "the goal: \(error.message)"))
      }
    }
    return StreakGoal(
      period: period,
      basis: basis,
      value: value ?? StreakGoal.standard.value * (basis == .value ? measure.step : 1),
      measure: measure
    )
  }
}

extension CommandFailure {
  /// Throws if two mutually exclusive options are given.
  static func exclude(
    _ isGiven: Bool,
    _ name: String,
    _ isOtherGiven: Bool,
    _ other: String
  ) throws(CommandFailure) {
    if isGiven, isOtherGiven { throw .usage(exclusion(name, other)) }
  }

  /// Returns the message about two mutually exclusive options.
  static func exclusion(_ name: String, _ other: String) -> String {
    String(
      localized: "\(name) can't be used with \(other)",
      comment: "The arguments are options, such as --every, or “an amount”."
    )
  }
}

extension StreakGoal.Period: ExpressibleByArgument {}
extension StreakGoal.Basis: ExpressibleByArgument {}
