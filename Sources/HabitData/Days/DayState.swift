import HabitEngine

/// What one day of a habit looks like.
struct DayState: Hashable, Sendable {
  /// How often it was done.
  let count: Int
  /// How often the day asks for.
  let goal: Int
  /// Done, and often enough.
  let isComplete: Bool
  /// Left out.
  let isSkipped: Bool
  /// Said not to have been done.
  let isMissed: Bool

  init(_ record: DayRecord?, target: HabitTarget) {
    count = record?.count ?? 0
    goal = target.completionsPerDay
    isComplete = record.map(target.isComplete) ?? false
    isSkipped = record?.status == .skipped
    isMissed = record?.status == .missed
  }

  /// Done, but not often enough.
  var isPartial: Bool { count > 0 && count < goal && !isSkipped && !isMissed }

  /// The day in words: "completed", "2 of 3", "missed".
  var words: String { isMissed ? "missed" : amount }

  /// Today in words, as a completion button is labelled, for which a missed day is open: "not
  /// completed today".
  var label: String { "\(amount) today" }

  private var amount: String {
    if isSkipped { return "skipped" }
    if goal > 1 { return "\(count) of \(goal)" }
    return isComplete ? "completed" : "not completed"
  }
}
