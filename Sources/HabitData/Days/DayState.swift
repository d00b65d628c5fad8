import HabitEngine

/// What one day of a habit looks like.
package struct DayState: Hashable, Sendable {
  /// How often it was done, or how much, in smallest parts of the measure.
  package let count: Int
  /// How often the day asks for, or how much.
  package let goal: Int
  private let measure: Measure
  /// Done, and often enough.
  package let isComplete: Bool
  /// Left out.
  package let isSkipped: Bool
  /// Said not to have been done.
  package let isMissed: Bool

  package init(_ record: DayRecord?, target: HabitTarget) {
    count = record?.count ?? 0
    goal = target.amountPerDay
    measure = target.measure
    isComplete = record.map(target.isComplete) ?? false
    isSkipped = record?.status == .skipped
    isMissed = record?.status == .missed
  }

  /// Done, but not often enough.
  package var isPartial: Bool { count > 0 && count < goal && !isSkipped && !isMissed }

  /// The day in words: "completed", "2 of 3", "3.2 km of 8.5 km", "missed".
  package var summary: String { isMissed ? "missed" : amount }

  /// Today in words, as a completion button is labelled, for which a missed day is open: "not
  /// completed today".
  package var label: String { "\(amount) today" }

  private var amount: String {
    if isSkipped { return "skipped" }
    if measure != .times { return "\(measure.text(count)) of \(measure.text(goal))" }
    if goal > 1 { return "\(count) of \(goal)" }
    return isComplete ? "completed" : "not completed"
  }
}
