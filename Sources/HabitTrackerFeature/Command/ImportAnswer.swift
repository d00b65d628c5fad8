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
    let added = "\(newHabits.count.of("new habit")) and \(addedDays.of("day"))"
    let verb = isDone ? "added" : "would be added"
    let known = "\(knownHabits.of("habit")) and \(skippedDays.of("day"))"
    let skipped = knownHabits > 0 ? "; \(known) were there" : ""
    return (["\(format): \(added) \(verb)\(skipped)."] + remarks).joined(separator: "\n")
  }
}

extension Int {
  /// "1 day", "2 days".
  fileprivate func of(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
  }
}
