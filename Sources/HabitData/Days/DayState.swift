import HabitEngine

/// What one day of a habit looks like.
package struct DayState: Hashable, Sendable {
  /// How often it was done.
  package let count: Int
  /// How often the day asks for.
  package let goal: Int
  /// Done, and often enough.
  package let isComplete: Bool
  /// Left out.
  package let isSkipped: Bool
  /// Said not to have been done.
  package let isMissed: Bool

  package init(_ record: DayRecord?, target: HabitTarget) {
    count = record?.count ?? 0
    goal = target.completionsPerDay
    isComplete = record.map(target.isComplete) ?? false
    isSkipped = record?.status == .skipped
    isMissed = record?.status == .missed
  }

  /// Done, but not often enough.
  package var isPartial: Bool { count > 0 && count < goal && !isSkipped && !isMissed }

  /// The day in words: "completed", "2 of 3", "missed".
  package var summary: String { isMissed ? "missed" : amount }

  /// Today in words, as a completion button is labelled, for which a missed day is open: "not
  /// completed today".
  package var label: String { "\(amount) today" }

  private var amount: String {
    if isSkipped { return "skipped" }
    if goal > 1 { return "\(count) of \(goal)" }
    return isComplete ? "completed" : "not completed"
  }
}
