import HabitEngine

/// What one day of a habit looks like.
package struct DayState: Hashable, Sendable {
  /// How often it was done, or how much, in smallest parts of the measure.
  package let count: Int
  /// How often the day asks for, or how much.
  package let goal: Int
  package let measure: Measure
  package let kind: HabitKind
  /// What the day is by all that the habit asks for.
  package let standing: DayStanding
  /// Left out.
  package let isSkipped: Bool
  /// Said not to have been done.
  package let isMissed: Bool

  /// - Parameter weekStart: The day that weeks begin with.
  package init(
    _ history: HabitHistory,
    on day: CalendarDay,
    weekStart: WeekStart,
    today: CalendarDay
  ) {
    let record = history.log.record(on: day)
    standing = history.standing(on: day, weekStart: weekStart, today: today)
    count = record?.count ?? 0
    goal = history.target.amountPerDay
    measure = history.target.measure
    kind = history.target.kind
    isSkipped = record?.status == .skipped
    isMissed = record?.status == .missed
  }

  /// Done, and often enough; of a habit to give up: kept, today so far.
  package var isComplete: Bool { standing.isComplete }

  /// Done, but not often enough.
  package var isPartial: Bool {
    kind == .build && count > 0 && count < goal && !isSkipped && !isMissed
  }

  /// The day in words: "completed", "2 of 3", "3.2 km of 8.5 km", "missed", "kept", "paused".
  package var summary: String { isMissed ? "missed" : words }

  /// Today in words, as a completion button is labelled, for which a missed day is open: "not
  /// completed today".
  package var label: String { "\(words) today" }

  private var words: String {
    if isSkipped { return "skipped" }
    if count == 0, standing.isPaused { return "paused" }
    return kind == .quit ? limit : amount
  }

  /// What became of a limit.
  private var limit: String {
    if goal == 0, measure == .times { return standing.isSlip ? "not kept" : "kept" }
    return "\(measure.text(count)) of at most \(measure.text(goal))"
  }

  private var amount: String {
    if measure != .times { return "\(measure.text(count)) of \(measure.text(goal))" }
    if goal > 1 { return "\(count) of \(goal)" }
    return isComplete ? "completed" : "not completed"
  }
}
