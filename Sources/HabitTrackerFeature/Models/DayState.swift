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

  init(_ record: DayRecord?, target: HabitTarget) {
    count = record?.count ?? 0
    goal = target.completionsPerDay
    isComplete = record.map(target.isComplete) ?? false
    isSkipped = record?.status == .skipped
  }

  /// The day in words, as a completion button is labelled: "not completed today".
  var label: String {
    if isSkipped { return "skipped today" }
    if goal > 1 { return "\(count) of \(goal) today" }
    return isComplete ? "completed today" : "not completed today"
  }
}
