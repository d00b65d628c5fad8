import HabitInterchange

/// What `habit import` did or would do.
struct ImportAnswer: CommandAnswer, Equatable {
  /// The file's format.
  let format: String
  /// Whether it was done, not only looked at.
  let isDone: Bool
  /// The names of the habits that are new.
  let newHabits: [String]
  /// How many days were added, to new habits and others.
  let addedDays: Int
  /// How many of the file's habits were there.
  let knownHabits: Int
  /// How many of the file's days were there and stand.
  let skippedDays: Int
  /// What could not be taken over as it was, one sentence each.
  let remarks: [String]

  init(_ plan: ImportPlan, isDone: Bool) {
    format = plan.format
    self.isDone = isDone
    newHabits = plan.newHabits.map(\.name)
    addedDays = plan.addedDayCount
    knownHabits = plan.knownHabitCount
    skippedDays = plan.skippedDayCount
    self.remarks = plan.remarks
  }

  var words: String {
    ([summary] + remarks).joined(separator: "\n")
  }

  private var summary: String {
    let habits = ImportPlan.count(newHabits.count, "new habit")
    let days = ImportPlan.count(addedDays, "day")
    let added = newHabits.isEmpty && addedDays == 0 ? "nothing" : "\(habits) and \(days)"
    let known = ImportPlan.count(knownHabits, "habit")
    let skipped = "; \(ImportPlan.count(skippedDays, "day")) of \(known) already there"
    let verb = isDone ? "added" : "would be added"
    return "\(format): \(added) \(verb)\(knownHabits > 0 ? skipped : "")."
  }
}
