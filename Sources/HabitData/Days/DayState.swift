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

  /// As much as a habit to give up may have of it, or more.
  package var isAtLimit: Bool { kind == .quit && goal > 0 && count >= goal && !isSkipped }

  /// Paused, and nothing was done.
  package var isAtRest: Bool { standing.isPaused && count == 0 }

  /// The day in words: "completed", "2 of 3", "3.2 km of 8.5 km", "missed", "kept", "paused".
  package var summary: String { isMissed ? "missed" : words }

  /// Today in words, as a completion button is labelled, for which a missed day is open: "not
  /// completed today".
  package var label: String { "\(words) today" }

  /// How much is done of what is asked for, or of what may be, in few words: "2 of 3",
  /// "3.2 of 8.5 km", "20 min of 8 h", "1 of at most 2".
  package var progress: String {
    // Minutes share the unit only with other whole minutes.
    let isInMinutes = [count, goal].allSatisfy { $0 < 3_600 && $0.isMultiple(of: 60) }
    return progress(measure == .time && !isInMinutes ? measure.text(count) : measure.typed(count))
  }

  private func progress(_ done: String) -> String {
    let all = measure == .times ? "\(goal)" : measure.text(goal)
    return kind == .quit ? "\(done) of at most \(all)" : "\(done) of \(all)"
  }

  private var words: String {
    if isSkipped { return "skipped" }
    if isAtRest { return "paused" }
    if kind == .quit, goal == 0 { return standing.isSlip ? "not kept" : "kept" }
    guard kind == .build, measure == .times, goal == 1 else {
      return progress(measure == .times ? "\(count)" : measure.text(count))
    }
    return isComplete ? "completed" : "not completed"
  }
}
